/**
 * ES modules for Jest, which runs CommonJS. A module that declares __dirname for itself, as generated
 * bindings of native modules do, may do so with `var` beside the one that CommonJS gives it.
 */
const swc = require('@swc/jest')

const options = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
}

module.exports = {
  createTransformer() {
    const transformer = swc.createTransformer(options)
    return {
      ...transformer,
      process(source, path, ...rest) {
        const own = source.replace(/^const (__dirname|__filename|require) = /gm, 'var $1 = ')
        return transformer.process(path.includes('node_modules') ? own : source, path, ...rest)
      },
    }
  },
}
