/** The site as a server of nginx's: pages, headers, redirects and the not-found page, out of one build. */
import type { Redirect } from '../schema/redirect'
import { ADMIN, type AdminFile } from '../finish/admin-file'
import type { HeaderRules } from '../finish/headers'

/** What the server needs to know. */
export interface NginxSettings {
  rules: HeaderRules
  redirects: readonly Redirect[]
  /** The path below which the site stands; empty at the host's root. */
  prefix: string
  /** The folder of the site on the server. */
  root: string
  serverName: string
  /** What stands after `listen`. */
  listen: string
  /** Where the contact form's handler listens, with the path of the form, where there is one. */
  contact?: { endpoint: string; upstream: string }
  /** The page /admin, where there is one. */
  admin?: AdminFile
}

/** Writes the configuration: what goes into nginx's http block. */
export function nginxConfiguration(settings: NginxSettings): string {
  const { rules, redirects, prefix, root, serverName, listen, contact, admin } = settings
  const everywhere = Object.entries(rules[`${prefix}/*`] ?? {})
  const somewhere = Object.entries(rules).filter(([pattern]) => pattern !== `${prefix}/*`)
  // The type of a file is nginx's own to say, by its ending.
  const names = [...new Set(somewhere.flatMap(([, headers]) => Object.keys(headers)))].filter(
    name => name !== 'Content-Type',
  )
  return `# Made by "npm run hosting" out of dist/. The policy names the hash of the style sheet: make it anew for
# every deploy, and reload nginx after the files are in place. HOSTING.md says how.

${names.map(name => headerMap(name, somewhere)).join('\n')}
server {
  listen ${listen};
  server_name ${serverName};
  root ${root};
  charset utf-8;
  charset_types text/css text/plain text/javascript application/javascript application/json application/xml text/xml application/rss+xml application/manifest+json image/svg+xml;
  types {
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    text/xml xml;
    application/json json map;
    application/manifest+json webmanifest;
    application/speculationrules+json speculationrules;
    image/svg+xml svg;
    image/png png;
    image/jpeg jpg jpeg;
    image/webp webp;
    image/avif avif;
    image/gif gif;
    image/x-icon ico;
    font/woff2 woff2;
    video/mp4 mp4;
    application/pdf pdf;
    application/gzip pagefind pf_filter pf_fragment pf_index pf_meta;
  }
  default_type application/octet-stream;
  server_tokens off;
  absolute_redirect off;
  # The copies that the build made. With the module ngx_brotli, add "brotli_static on;".
  gzip_static on;
  gzip_vary on;

${everywhere.map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`).join('\n')}
${names.map(name => `  add_header ${name} $site_${variable(name)} always;`).join('\n')}

  error_page 404 /404.html;
  location = /404.html {
    internal;
  }

${contact ? contactLocation(contact, everywhere) : ''}${admin ? adminLocation(admin, prefix) : ''}
${redirects.flatMap(redirect => redirectLocations(redirect, prefix)).join('\n')}
${prefix ? prefixLocations(prefix) : siteLocations('', '')}
}
`
}

/** The value of a header by the address that was asked for; nothing is sent where it is empty. */
function headerMap(name: string, rules: readonly [string, Record<string, string>][]): string {
  const lines = rules
    .filter(([, headers]) => headers[name] !== undefined)
    .map(([pattern, headers]) => `  "~^${expression(pattern)}" ${quoted(headers[name] ?? '')};`)
  return `map $request_uri $site_${variable(name)} {\n  default "";\n${lines.join('\n')}\n}\n`
}

function redirectLocations({ from, to, permanent }: Redirect, prefix: string): string[] {
  const [path = '', anchor] = to.split('#')
  // A query stands before the anchor.
  const target = `${prefix}${path}$is_args$args${anchor === undefined ? '' : `#${anchor}`}`
  const answer = `return ${permanent ? 301 : 302} ${quoted(target)};`
  // nginx compares addresses with their escapes resolved.
  return [from, `${from}/`].map(
    old => `  location = ${quoted(decodeURIComponent(prefix + old))} { ${answer} }`,
  )
}

/** The contact form: its handler sends every header by itself, and counts messages by the visitor's address. */
function contactLocation(
  { endpoint, upstream }: NonNullable<NginxSettings['contact']>,
  everywhere: readonly [string, string][],
): string {
  return `  location = ${endpoint} {
    proxy_pass ${upstream};
    proxy_set_header Host $http_host;
    proxy_set_header X-Real-IP $remote_addr;
${everywhere.map(([name]) => `    proxy_hide_header ${name};`).join('\n')}
  }
`
}

/** /admin: what a location adds by itself takes the place of what is added everywhere. */
function adminLocation({ html, headers }: AdminFile, prefix: string): string {
  const { 'Content-Type': type = '', ...others } = headers
  return `  location = ${prefix}${ADMIN} {
    default_type ${quoted(type)};
    charset off;
${Object.entries(others)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
    return 200 ${quoted(html)};
  }
`
}

/** Pages without ending and without slash; files; and nothing of what hosts keep to themselves. */
function siteLocations(prefix: string, strip: string): string {
  const at = prefix.replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
  return `  location = ${prefix}/ {${strip}
    try_files /index.html =404;
  }
  location ~ ^${at}/(?:_headers|_redirects|404|404\\.html|index)$ {
    return 404;
  }
  location ~ \\.(?:br|gz)$ {
    return 404;
  }
  # rewrite, not return: it escapes what it puts into an address. A browser takes a backslash for a slash.
  location ~ ^${at}/[^\\x5c]*/$ {
    rewrite ^(.+)/$ $1 permanent;
  }
  location = ${prefix}/index.html {
    rewrite ^ ${prefix}/ permanent;
  }
  location ~ ^${at}/[^\\x5c]+\\.html$ {
    rewrite ^(.+)\\.html$ $1 permanent;
  }
  location ${prefix}/ {${strip}
    try_files $uri.html $uri =404;
  }`
}

function prefixLocations(prefix: string): string {
  const strip = `\n    rewrite ^${prefix}(/.*)$ $1 break;`
  return `  location = ${prefix} {
    return 301 ${prefix}/$is_args$args;
  }
${siteLocations(prefix, strip)}
  location / {
    return 404;
  }`
}

function expression(pattern: string): string {
  const escaped = pattern.replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
  // A path alone is the whole address, but for its query.
  return pattern.endsWith('*') ? escaped.slice(0, -1) : `${escaped}(?:\\?|$)`
}

function variable(name: string): string {
  return name.toLowerCase().replaceAll('-', '_')
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
