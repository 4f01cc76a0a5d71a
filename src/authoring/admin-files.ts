/** The files of /admin: a page, its script, the CMS with its fonts, and the configuration. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { build } from 'esbuild'
import { escapeUTF8 } from 'entities'
import { ADMIN, type AdminPage } from '../routes/admin'
import { adminConfig, type AdminPlace } from './admin-config'

/** Where GitHub is read and written. Signing in happens in a window of its own. */
const GITHUB = 'https://api.github.com'

/**
 * What the page may do. It is the CMS's, and no other page's: styles within the page and blobs, which the
 * CMS makes of pictures; nothing evaluated, and no other host than GitHub's interface.
 */
function adminPolicy(repository: string | undefined): string {
  const github = repository === undefined ? [] : [GITHUB]
  const people = repository === undefined ? [] : ['https://avatars.githubusercontent.com']
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...people],
    ['media-src', 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", 'data:', 'blob:', ...github],
    ['worker-src', "'self'", 'blob:'],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ]
  return directives.map(parts => parts.join(' ')).join('; ')
}

/** The page, which holds nothing but its script, and its policy. */
export function adminPage({ name, repository, prefix }: AdminPlace): AdminPage {
  return {
    html: `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><title>${escapeUTF8(`Editing ${name}`)}</title><link rel="icon" href="${prefix}/favicon.svg"/><script type="module" src="${prefix}${ADMIN}/start.js"></script></head><body></body></html>`,
    policy: adminPolicy(repository),
  }
}

/** What the CMS loads for kinds of fields that no form has: maps, code, pictures made smaller, rich text. */
const UNUSED = [
  '@shikijs/*',
  'leaflet',
  'leaflet/*',
  'svgo/*',
  'terra-draw',
  'terra-draw-*',
  'turndown/*',
]

/** A font on the host that the CMS's style sheet names. */
const REMOTE_FONT =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)(?::vf)?@[\d.]+\/([a-z0-9-]+\.woff2)/g

/**
 * The files of /admin besides its page, by their paths below its folder.
 *
 * The CMS brings its fonts along and loads them from beside its script, and its style sheet names them on
 * another host all the same: those addresses become the ones here.
 */
export async function adminFiles(
  root: string,
  place: AdminPlace,
): Promise<Map<string, string | Uint8Array>> {
  const entry = createRequire(join(root, 'package.json')).resolve('@sveltia/cms')
  const folder = join(dirname(entry), 'assets')
  // Fonts and their licences. The rest is for pictures made smaller, which the site does by itself.
  const assets = readdirSync(folder).filter(file => /\.(?:woff2|txt)$/.test(file))
  const local = (name: string, file: string) => {
    const start = `${name}-${file.replace(/\.woff2$/, '')}-`
    const asset = assets.find(other => other.startsWith(start) && other.endsWith('.woff2'))
    if (!asset) throw new Error(`@sveltia/cms brings no font ${start}*.woff2 along.`)
    return `${place.prefix}${ADMIN}/assets/${asset}`
  }
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/browser/admin/start.ts')],
    outdir: root,
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    legalComments: 'none',
    external: UNUSED,
    chunkNames: 'part-[hash]',
  })
  const scripts = outputFiles.map(({ path, text }): [string, string] => [
    basename(path),
    text.replace(REMOTE_FONT, (_, name: string, file: string) => local(name, file)),
  ])
  return new Map<string, string | Uint8Array>([
    ...scripts,
    ['config.json', JSON.stringify(adminConfig(place))],
    ...assets.map(file => [`assets/${file}`, readFileSync(join(folder, file))] as const),
  ])
}
