import { join } from 'node:path'
import browserslist from 'browserslist'
import { buildSync } from 'esbuild'
import { minify_sync as minify } from 'terser'
import { contentHash } from './gatsby-output'
import { ASSETS } from './webpack'

/** What the boot script needs to know about the build. */
interface BootBuild {
  hash: string
  /** The URL of app-data.json. */
  appData: string
}

/**
 * Bundles the boot script with the site's own module and facts about the build, and minifies it.
 *
 * @param root the site's folder
 * @param plugin this plugin's folder
 * @param boot the site's module, relative to its folder
 * @returns the script, and its file name with a hash of its content
 */
export function bundleBootScript(
  root: string,
  plugin: string,
  boot: string | undefined,
  build: BootBuild,
): { file: string; code: string } {
  const start = JSON.stringify(join(plugin, 'src/client/boot.ts'))
  const contents = boot
    ? `import { boot } from ${start}; import { start } from ${JSON.stringify(join(root, boot))}; boot(start)`
    : `import { boot } from ${start}; boot()`
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: esbuildTargets(root),
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(build).map(([name, value]) => [`__BUILD__.${name}`, JSON.stringify(value)]),
    ),
  })
  // esbuild's minifier doesn't inline functions, which would make the script a tenth larger.
  const { code = '' } = minify(outputFiles[0]?.text ?? '', {
    module: true,
    compress: { passes: 2 },
  })
  return { file: `${ASSETS}/boot-${contentHash(code)}.js`, code }
}

/** The site's browserslist as esbuild targets: the oldest version of each browser both know. */
function esbuildTargets(root: string): string[] {
  const oldest = new Map<string, number>()
  for (const entry of browserslist(undefined, { path: root })) {
    const [name = '', version = ''] = entry.split(' ')
    const number = parseFloat(version)
    const known = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari' }[name]
    if (known && number) oldest.set(known, Math.min(number, oldest.get(known) ?? Infinity))
  }
  return Array.from(oldest, ([name, version]) => `${name}${version}`)
}
