#!/usr/bin/env bash
# Puts a folder on the branch gh-pages, as one commit: at the root, keeping the previews, or below a path.
#
#   publish-pages.sh DIST            the live site
#   publish-pages.sh DIST pr-12      a preview
#   publish-pages.sh --remove pr-12  takes a preview off
#
# REMOTE is the repository to push to.
set -euo pipefail
source=$1
target=${2:-}
branch=gh-pages
[[ $target =~ ^(pr-[1-9][0-9]*)?$ ]] || { echo "Not a place for a preview: $target" >&2; exit 2; }

site=$(mktemp -d)
trap 'rm -rf "$site"' EXIT
git init --quiet "$site"
if git -C "$site" fetch --quiet --depth 1 "$REMOTE" "$branch"; then
  git -C "$site" checkout --quiet FETCH_HEAD
fi

if [ "$source" = --remove ]; then
  [ -n "$target" ]
  rm -rf "${site:?}/$target"
elif [ -n "$target" ]; then
  rm -rf "${site:?}/$target"
  cp -R "$source" "$site/$target"
else
  find "$site" -mindepth 1 -maxdepth 1 ! -name .git ! -name 'pr-*' -exec rm -rf {} +
  cp -R "$source/." "$site/"
fi
touch "$site/.nojekyll"

cd "$site"
git checkout --quiet --orphan next
git add --all
git -c user.name='GitHub Actions' -c user.email=actions@users.noreply.github.com \
  commit --quiet --message "Publish ${target:-the site}"
git push --quiet --force "$REMOTE" "HEAD:refs/heads/$branch"
