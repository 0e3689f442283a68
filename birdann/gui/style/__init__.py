"""How the window looks: colours, icons, the place of panels."""
