/** Which packages the scripts of the site are made of: for the list of `npm run materials`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where the list is kept: the bytes of source of each package, by its folder. No part of the site. */
export const SHIPPED_PACKAGES = '.cache/shipped-packages.json'

/** The parts of webpack that are used here. */
interface Compiler {
  hooks: { finishMake: { tap(name: string, listener: (compilation: Compilation) => void): void } }
}
interface Module {
  resource?: string
  size(): number
}
interface Compilation {
  compiler: { isChild(): boolean }
  modules: Iterable<Module>
}

/** The folder of the package that a file belongs to; none for the project's own. */
export function packageFolderOf(file: string): string | undefined {
  return /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/s.exec(file)?.[0]
}

/**
 * A plugin for webpack that writes the list, before what is not used is left out: no package is missing.
 *
 * @param file where to write it
 */
export function shippedPackages(file: string) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.finishMake.tap('ShippedPackages', compilation => {
        // Each style sheet is a small compilation of its own.
        if (compilation.compiler.isChild()) return
        const bytes: Record<string, number> = {}
        for (const module of compilation.modules) {
          const folder = packageFolderOf(module.resource ?? '')
          if (folder !== undefined) bytes[folder] = (bytes[folder] ?? 0) + module.size()
        }
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, JSON.stringify(bytes))
      })
    },
  }
}
