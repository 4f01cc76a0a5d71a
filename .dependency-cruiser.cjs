/** The folders each folder can import from (see docs/architecture.md). A folder can always import from itself. */
const CHECK = 'plugins/gatsby-plugin-content-check'
const MAY_IMPORT = {
  [CHECK]: [],
  'plugins/gatsby-plugin-html-first': [],
  'src/content': [CHECK],
  'src/structured-data': ['src/content'],
  // The brand’s logo and colors are build-time constants from data/brand.json.
  'src/charts': ['src/content', 'data/brand'],
  'src/mdx': [CHECK, 'src/content', 'src/charts'],
  'src/social': ['src/content'],
  'src/contact': ['src/content'],
  // Node types come from the schemas.
  'src/data-layer': [
    CHECK,
    'src/content',
    'src/mdx',
    'src/charts',
    'src/page-kinds/[^/]+/declaration',
  ],
  'src/page-kinds': [
    CHECK,
    'src/content',
    'src/structured-data',
    'src/data-layer',
    'src/mdx',
    'src/charts',
    'src/social',
  ],
  'src/rules': [CHECK, 'src/content', 'src/page-kinds'],
  'src/gatsby': ['plugins', 'src/(?!components|pages|templates|client)[^/]+', 'data/brand'],
  // The formatters and search word functions don’t use schemas, so browsers can load them. From duration, components
  // import only a type. The brand and palette are used in the head, whose code browsers don’t run.
  'src/components': [
    'src/content/(?:format|duration|palette|search-words)',
    'src/charts',
    'src/contact',
    'src/styles',
    'data/(?:brand|security|site)',
    '\\.cache/study-filter',
  ],
  'src/pages': ['src/content/format', 'src/components', 'src/charts', 'src/contact'],
  'src/templates': ['src/content/format', 'src/components', 'src/charts'],
  'src/client': ['plugins/gatsby-plugin-html-first'],
  'src/styles': [],
  functions: ['src/contact', 'dist'],
  netlify: ['src/contact', 'dist'],
}
const TEST = '(?:\\.test\\.tsx?$|/fixtures?/)'
const place = folder => `^${folder}(?:[/.]|$)`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(([folder, others]) => ({
      name: folder.replace(/\//g, '-'),
      comment: `${folder} can only import from ${others.join(', ') || 'itself'}.`,
      severity: 'error',
      // Tests are next to the code they test and can import anything they need.
      from: { path: `^${folder}/`, pathNot: TEST },
      to: { dependencyTypes: ['local'], pathNot: [folder, ...others].map(place) },
    })),
    {
      name: 'unlisted-folder',
      comment: 'Add every folder in src to MAY_IMPORT.',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: Object.keys(MAY_IMPORT).map(place) },
      to: {},
    },
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'leads-nowhere',
      comment: 'The build generates the case-study filter’s CSS.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.cache/study-filter\\.css$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.d.ts', '.js'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'types'],
    },
  },
}
