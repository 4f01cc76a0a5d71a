/** Unit tests are next to the code they test; tests of the built site are in tests/built. */
const common = {
  testEnvironment: 'node',
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/tests/support/es-module-transform.js' },
  // unified, remark, and similar packages ship only ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:.*[/\\\\])?(?:satteri|@bruits|unified|remark|rehype|mdast|hast|unist|micromark|estree|vfile|property-information|space-separated|comma-separated|html-|decode-named|character-|trim-lines|trough|bail|is-plain-obj|devlop|ccount|longest-streak|markdown-table|stringify-entities|github-slugger|zwitch|escape-string-regexp|parse-entities|web-namespaces|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities|@netlify|is-|filter-obj|map-obj|fast-safe|p-|path-exists|find-up|locate-path|yocto-queue|aggregate-error|indent-string|clean-stack|cheerio|sirv|style-to|inline-style|@mdx-js|acorn)[^/]*)/',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/css-module.js',
    '\\.(?:css|woff2)$': '<rootDir>/tests/support/asset.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/(?:public|dist|build|\\.cache)/'],
}

module.exports = {
  maxWorkers: 2,
  // Only a hanging test takes this long. Jest ignores this setting inside `projects`.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{src,plugins,tools}/**/*.test.{ts,tsx}',
        '<rootDir>/tests/{style,workflows}/**/*.test.ts',
      ],
    },
    ...[
      'built',
      'prefixed',
      'ordered',
      'edits',
      'builds',
      'report',
      'hosting',
      'cross-browser',
    ].map(name => ({
      ...common,
      displayName: name,
      testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
    })),
  ],
}
