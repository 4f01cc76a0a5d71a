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

# Jobs of several pull requests publish at once: one that finds the branch moved starts from where it is now.
for _ in 1 2 3 4 5 6 7 8; do
  rm -rf "$site"
  git init --quiet "$site"
  before=
  if git -C "$site" fetch --quiet --depth 1 "$REMOTE" "$branch"; then
    git -C "$site" checkout --quiet FETCH_HEAD
    before=$(git -C "$site" rev-parse HEAD)
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

  git -C "$site" checkout --quiet --orphan next
  git -C "$site" add --all
  git -C "$site" -c user.name='GitHub Actions' -c user.email=actions@users.noreply.github.com \
    commit --quiet --message "Publish ${target:-the site}"
  if git -C "$site" push --quiet --force-with-lease="$branch:$before" "$REMOTE" "HEAD:refs/heads/$branch"; then
    exit 0
  fi
  sleep $((RANDOM % 3))
done
echo "$branch moved each time, or nothing may be pushed to it." >&2
exit 1
