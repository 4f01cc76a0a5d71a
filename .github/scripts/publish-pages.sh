#!/usr/bin/env bash
# Publishes a folder to the gh-pages branch in one commit, either at the root (and keeps the previews) or under a path.
#
#   publish-pages.sh DIST            the live site
#   publish-pages.sh DIST pr-12      a preview
#   publish-pages.sh --remove pr-12  removes a preview
#
# REMOTE is the repository to push to, and TOKEN is its access token, if it needs one. The folder is untrusted, so only
# regular files and folders with safe names are passed to git.
set -euo pipefail
source=$1
target=${2:-}
branch=gh-pages
preview='pr-[1-9][0-9]*'
[[ $target =~ ^($preview)?$ ]] || { echo "Not a valid preview path: $target" >&2; exit 2; }
[[ $source != --remove || $target ]] || { echo 'Name the preview to remove.' >&2; exit 2; }

token=${TOKEN:-}
unset TOKEN

# Exits with an error if any file matches these `find` tests.
refuse() {
  local reason=$1 found
  shift
  found=$(LC_ALL=C find "$source" -mindepth 1 "$@" -print -quit)
  if [ -z "$found" ]; then return; fi
  found=${found#"$source"/}
  printf 'Not published: %q %s.\n' "${found:0:200}" "$reason" >&2
  exit 3
}
if [ "$source" != --remove ]; then
  [[ -d $source && ! -L $source ]] || { echo "Not a folder: $source" >&2; exit 3; }
  refuse 'is a link or special file; only regular files and folders are allowed' ! -type f ! -type d
  refuse 'has a name that git reserves for settings' \( -iname '.git*' -o -iname 'git~*' \)
  refuse 'has a backslash or control character in its name' -name '*[\\[:cntrl:]]*'
  refuse 'is nested more than 30 folders deep' -mindepth 31
  if [ -z "$target" ]; then refuse 'is reserved for a preview' -maxdepth 1 -regex ".*/$preview"; fi
  # GitHub Pages serves at most 1 GB, including the live site and all previews.
  if [ "$(du --summarize --apparent-size --block-size=1M "$source" | cut -f 1)" -gt 150 ]; then
    echo "Not published: $source is larger than 150 MB." >&2
    exit 3
  fi
fi

repository=$(mktemp -d)
trap 'rm -rf "$repository"' EXIT

# Runs git with only these settings: no hooks, file monitor, attributes, or submodules, and no names that other file
# systems treat as .git.
safe_git() {
  env -i PATH="$PATH" HOME="$repository" GIT_CONFIG_NOSYSTEM=1 GIT_TERMINAL_PROMPT=0 GIT_DIR="$repository" "${extra[@]}" \
    git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c core.attributesFile=/dev/null \
    -c core.protectHFS=true -c core.protectNTFS=true -c submodule.recurse=false -c core.autocrlf=false \
    -c user.name='GitHub Actions' -c user.email=actions@users.noreply.github.com "$@"
}
extra=()

# Passes the token to git in an environment variable, and only for requests to the repository.
remote_git() {
  local extra=()
  if [ -n "$token" ]; then
    extra=(GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=http.extraHeader
      "GIT_CONFIG_VALUE_0=Authorization: Basic $(printf 'x-access-token:%s' "$token" | base64 --wrap=0)")
  fi
  safe_git "$@"
}

safe_git init --quiet --bare
printf '* -filter -text -ident -working-tree-encoding\n' > "$repository/info/attributes"
empty=$(safe_git hash-object -w --stdin < /dev/null)
if [ "$source" != --remove ]; then
  safe_git --work-tree="$source" add --all --force
  added=$(safe_git write-tree)
fi

# Prints entries of the published branch with matching names, or all others with --invert-match.
published() {
  if [ -n "$before" ]; then safe_git ls-tree "$before" | grep --perl-regexp "$@" || true; fi
}

# Several pull requests can publish at the same time. If the branch has moved, start over from its new commit.
for _ in 1 2 3 4 5 6 7 8; do
  before=$(remote_git ls-remote "$REMOTE" "refs/heads/$branch" | cut -f 1)
  if [ -n "$before" ]; then
    remote_git fetch --quiet --depth 1 "$REMOTE" "$branch"
    before=$(safe_git rev-parse FETCH_HEAD)
  fi
  if [ "$source" = --remove ] && [ -z "$(published "\t$target$")" ]; then exit 0; fi

  # Build the commit from trees, without a checkout.
  tree=$(
    {
      if [ -n "$target" ]; then
        published --invert-match "\t($target|\.nojekyll)$"
        if [ "$source" != --remove ]; then printf '040000 tree %s\t%s\n' "$added" "$target"; fi
      else
        published "^040000 tree \w+\t$preview$"
        # GitHub adds this file when somebody sets a custom domain.
        if [ ! -e "$source/CNAME" ]; then published '\tCNAME$'; fi
        safe_git ls-tree "$added" | grep --perl-regexp --invert-match '\t\.nojekyll$' || true
      fi
      printf '100644 blob %s\t.nojekyll\n' "$empty"
    } | safe_git mktree
  )
  commit=$(safe_git commit-tree -m "Publish ${target:-the site}" "$tree")
  if remote_git push --quiet --force-with-lease="$branch:$before" "$REMOTE" "$commit:refs/heads/$branch"; then
    exit 0
  fi
  sleep $((RANDOM % 3))
done
echo "Could not push to $branch: it changed during every attempt, or this token has no write access." >&2
exit 1
