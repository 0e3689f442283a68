#!/bin/sh
# Install the system libraries that Qt's widgets need on a Debian-like machine, where any are missing,
# and the packages that are named.
set -eu

libraries="libgl1 libegl1 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0
  libdbus-1-3 fontconfig libfontconfig1 libpulse0 libglib2.0-0 fonts-dejavu-core $*"

command -v dpkg-query >/dev/null 2>&1 || exit 0

missing=""
for name in $libraries; do
    dpkg-query -W -f='${Status}' "$name" 2>/dev/null | grep -q "install ok installed" || missing="$missing $name"
done
[ -n "$missing" ] || exit 0

root=""
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        echo "Please install these packages and try again:$missing" >&2
        exit 1
    fi
    root=sudo
fi
echo "Installing$missing"
export DEBIAN_FRONTEND=noninteractive
$root apt-get update -qq
# shellcheck disable=SC2086
$root apt-get install -qq -y --no-install-recommends $missing >/dev/null
