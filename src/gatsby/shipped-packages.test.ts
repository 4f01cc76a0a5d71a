import { packageFolderOf } from './shipped-packages'

test.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@mdx-js/react/index.js', '/site/node_modules/@mdx-js/react'],
  ['/site/node_modules/a/node_modules/b/c.js', '/site/node_modules/a/node_modules/b'],
  [
    'C:\\site\\node_modules\\@gatsbyjs\\reach-router\\dist\\index.js',
    'C:\\site\\node_modules\\@gatsbyjs\\reach-router',
  ],
  ['/site/src/browser/boot.ts', undefined],
])('%s is of %s', (file, folder) => expect(packageFolderOf(file)).toBe(folder))
