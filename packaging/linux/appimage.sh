#!/bin/sh
# Make dist/birdann-VERSION-ARCHITECTURE.AppImage from build/birdann.AppDir.
# APPIMAGETOOL names the tool; without it, it is fetched from its makers.
set -eu
cd "$(dirname "$0")/../.."

appdir=build/birdann.AppDir
[ -x "$appdir/AppRun" ] || { echo "$appdir is not there; run packaging/linux/make_appdir.py first." >&2; exit 1; }
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' birdann/__init__.py)
architecture=$(uname -m)

tool=${APPIMAGETOOL:-build/appimagetool}
if [ ! -x "$tool" ]; then
    curl --fail --location --retry 3 --silent --show-error --output "$tool" \
        "https://github.com/AppImage/appimagetool/releases/download/continuous/appimagetool-$architecture.AppImage"
    chmod +x "$tool"
fi

mkdir -p dist
# Where FUSE is missing, as in containers, the tool unpacks itself.
APPIMAGE_EXTRACT_AND_RUN=1 ARCH=$architecture VERSION=$version \
    "$tool" --no-appstream --comp zstd "$appdir" "dist/birdann-$version-$architecture.AppImage"
