/** Sees to it that the modules which the site leaves out of Gatsby's runtime are still asked for. */
import { resolve } from 'node:path'

/** The parts of webpack that are used here. */
export interface Compiler {
  hooks: { finishMake: { tap(name: string, listener: (compilation: Compilation) => void): void } }
}
interface Module {
  resource?: string
  context?: string | null
}
interface Compilation {
  compiler: { isChild(): boolean }
  modules: Iterable<Module>
  errors: Error[]
  moduleGraph: {
    getIncomingConnections(
      module: Module,
    ): Iterable<{ originModule: Module | null; dependency: { request?: string } | null }>
  }
}

/**
 * A plugin for webpack. An alias that nothing asks for leaves nothing out: the part has moved, and is
 * downloaded by every visitor again.
 *
 * @param aliases the aliases' names: paths, or packages with a `$` at their end
 * @param standIn the file that they all lead to
 */
export function replacedModules(aliases: readonly string[], standIn: string) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.finishMake.tap('ReplacedModules', compilation => {
        // Before webpack joins modules, and who asked for what is lost. Each style sheet is a small
        // compilation of its own.
        if (compilation.compiler.isChild()) return
        const asked = requestsFor(standIn, compilation)
        for (const alias of aliases) {
          if (asked.has(alias.replace(/\$$|\.js$/, ''))) continue
          compilation.errors.push(
            new Error(
              `Nothing asks for ${alias} any more, so it replaces nothing. SEAMS.md, “Replaced modules”, says what to do.`,
            ),
          )
        }
      })
    },
  }
}

/** What was asked for where a file was given: packages by their name, files by their path. */
function requestsFor(standIn: string, { modules, moduleGraph }: Compilation): Set<string> {
  const asked = new Set<string>()
  for (const module of modules) {
    if (module.resource !== standIn) continue
    for (const { originModule, dependency } of moduleGraph.getIncomingConnections(module)) {
      const request = dependency?.request
      if (request === undefined) continue
      const isFile = request.startsWith('.') && originModule?.context
      asked.add(
        (isFile ? resolve(originModule.context ?? '', request) : request).replace(/\.js$/, ''),
      )
    }
  }
  return asked
}
