; Installer for Windows, for one account: no administrator is asked.
; packaging/windows/make_installer.py calls makensis with VERSION, SOURCE, OUTPUT and ICON.
; Silent: birdann-VERSION-setup.exe /S [/D=folder]; uninstall: "folder\uninstall.exe" /S

Unicode true
!ifdef TARGET ; where there is no Windows to run 32-bit installers: amd64-unicode
  Target "${TARGET}"
!endif
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!ifndef VERSION
  !error "Run packaging/windows/make_installer.py, which tells the version."
!endif
!ifndef COMPANY
  !define COMPANY "The birdann contributors"
!endif
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\birdann"
!define PROG_ID "birdann.project"

!include "MUI2.nsh"
!include "LogicLib.nsh"
!include "FileFunc.nsh"

Name "birdann"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\birdann"
InstallDirRegKey HKCU "Software\birdann" "InstallDir"
ShowInstDetails nevershow
ShowUninstDetails nevershow
BrandingText "birdann ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "birdann"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "birdann installer"
VIAddVersionKey "CompanyName" "${COMPANY}"
VIAddVersionKey "LegalCopyright" "${COMPANY}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\birdann-gui.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Open birdann"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENSE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Portuguese"

; A running program keeps its files; renaming its executable tells, before anything is replaced.
!macro STOP_IF_RUNNING UN
Function ${UN}StopIfRunning
  ${If} ${FileExists} "$INSTDIR\birdann-gui.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\birdann-gui.exe" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "birdann is running. Please close it and try again." /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
FunctionEnd
!macroend
!insertmacro STOP_IF_RUNNING ""
!insertmacro STOP_IF_RUNNING "un."

Section "birdann"
  SetShellVarContext current
  Call StopIfRunning
  ; Libraries of an older version would be found before those of the new one.
  ${If} ${FileExists} "$INSTDIR\birdann-gui.exe"
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  ClearErrors
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*.*"
  ${If} ${Errors}
    SetErrorLevel 2
    Abort "Not all files could be written to $INSTDIR."
  ${EndIf}
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\birdann.lnk" "$INSTDIR\birdann-gui.exe"

  WriteRegStr HKCU "Software\birdann" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.birdann" "" "${PROG_ID}"
  WriteRegStr HKCU "Software\Classes\.birdann" "Content Type" "application/x-birdann"
  WriteRegStr HKCU "Software\Classes\.birdann\OpenWithProgids" "${PROG_ID}" ""
  WriteRegStr HKCU "Software\Classes\${PROG_ID}" "" "birdann project"
  WriteRegStr HKCU "Software\Classes\${PROG_ID}\DefaultIcon" "" '"$INSTDIR\birdann-gui.exe",0'
  WriteRegStr HKCU "Software\Classes\${PROG_ID}\shell\open\command" "" '"$INSTDIR\birdann-gui.exe" "%1"'
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\birdann.exe" "" "$INSTDIR\birdann.exe"

  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "birdann"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" '"$INSTDIR\birdann-gui.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${COMPANY}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  SetShellVarContext current
  Call un.StopIfRunning
  ; By name, so that nothing else that someone put into the folder is lost.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\birdann.exe"
  Delete "$INSTDIR\birdann-gui.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\birdann.lnk"

  ReadRegStr $0 HKCU "Software\Classes\.birdann" ""
  ${If} $0 == "${PROG_ID}"
    DeleteRegValue HKCU "Software\Classes\.birdann" ""
    DeleteRegValue HKCU "Software\Classes\.birdann" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "Software\Classes\.birdann\OpenWithProgids" "${PROG_ID}"
  DeleteRegKey /ifempty HKCU "Software\Classes\.birdann\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.birdann"
  DeleteRegKey HKCU "Software\Classes\${PROG_ID}"
  DeleteRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\birdann.exe"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\birdann"
  ; The cache of kernels is the program's; projects and settings are the user's and stay.
  RMDir /r "$LOCALAPPDATA\birdann\Cache"
  RMDir "$LOCALAPPDATA\birdann"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
