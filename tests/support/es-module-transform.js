/**
 * Transforms ES modules to CommonJS for Jest. Some modules, such as generated native bindings, declare their own
 * `const __dirname`. It would clash with the one in CommonJS, so it becomes a `var`.
 */
const { extname } = require('node:path')
const { pathToFileURL } = require('node:url')
const { transformSync } = require('esbuild')

const OWN_LOADERS = { '.ts': 'ts', '.tsx': 'tsx' }

module.exports = {
  process(source, path) {
    const isPackage = path.includes('node_modules')
    const own = source.replace(/^const (__dirname|__filename|require) = /gm, 'var $1 = ')
    return transformSync(isPackage ? own : source, {
      format: 'cjs',
      loader: OWN_LOADERS[extname(path)] ?? 'js',
      jsx: 'automatic',
      target: 'node20',
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(path).href) },
      sourcemap: 'inline',
      sourcefile: path,
    })
  },
}
