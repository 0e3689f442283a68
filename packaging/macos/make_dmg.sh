#!/bin/sh
# Sign dist/birdann.app, make a disk image of it, and have Apple notarise it.
#
# BIRDANN_MACOS_IDENTITY   "Developer ID Application: ..."; without it, the signature is ad hoc
# BIRDANN_MACOS_APPLE_ID, BIRDANN_MACOS_TEAM_ID, BIRDANN_MACOS_PASSWORD
#                          an account and its app-specific password; without them, no notarisation
set -eu
cd "$(dirname "$0")/../.."

app=dist/birdann.app
[ -d "$app" ] || { echo "$app is not there; run packaging/freeze.py first." >&2; exit 1; }
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' birdann/__init__.py)
image="dist/birdann-$version-macos-$(uname -m).dmg"
identity=${BIRDANN_MACOS_IDENTITY:--}

sign() {
    if [ "$identity" = "-" ]; then
        codesign --force --sign - "$@"
    else
        codesign --force --timestamp --options runtime --sign "$identity" "$@"
    fi
}

# PyInstaller has signed the libraries and programs inside; what was added since (kernels, licences)
# is sealed with the bundle.
sign --entitlements packaging/macos/entitlements.plist "$app"
codesign --verify --strict --verbose=1 "$app"

staging=$(mktemp -d)
trap 'rm -rf "$staging"' EXIT
cp -R "$app" "$staging/"
ln -s /Applications "$staging/Applications"
rm -f "$image"
hdiutil create -quiet -volname birdann -srcfolder "$staging" -fs HFS+ -format ULFO "$image"

if [ -n "${BIRDANN_MACOS_APPLE_ID:-}" ]; then
    codesign --force --timestamp --sign "$identity" "$image"
    xcrun notarytool submit "$image" --wait --apple-id "$BIRDANN_MACOS_APPLE_ID" \
        --team-id "$BIRDANN_MACOS_TEAM_ID" --password "$BIRDANN_MACOS_PASSWORD"
    xcrun stapler staple "$image"
fi
echo "$image"
