/** Which code may import which: the table of rooms (rooms.json), and how files are named. */
const rooms = require('./rooms.json')

const TEST = '\\.test\\.tsx?$'
const folder = place => (/^(?:tests|data)\b/.test(place) ? `^${place}/` : `^src/${place}[/.]`)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.entries(rooms).map(([room, others]) => ({
      name: `room-${room}`,
      comment: `src/${room} imports ${others.join(', ') || 'no other room'}: the table is rooms.json.`,
      severity: 'error',
      // What stands beside code to test it may import whatever it needs.
      from: { path: folder(room), pathNot: TEST },
      to: {
        dependencyTypes: ['local'],
        // The frame of every page says its language before any query is asked.
        pathNot: [
          ...[room, ...others].map(folder),
          ...(room === 'site' ? ['^data/site\\.json$'] : []),
        ],
      },
    })),
    {
      name: 'room-without-a-line',
      comment: 'A folder of src is a room, and has a line in rooms.json.',
      severity: 'error',
      from: { path: `^src/(?!(?:${Object.keys(rooms).join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'component-named-unlike-its-folder',
      comment: 'Hero/Hero.tsx, Hero.module.css, Hero.test.tsx.',
      severity: 'error',
      from: {},
      to: {
        path: '^src/(?:sections|ui)/([A-Z]\\w*)/(?!\\1\\.)[^/]+\\.(?:tsx|css)$',
      },
    },
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'leads-nowhere',
      comment: 'The file or package is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.d.ts', '.js'] },
  },
}
