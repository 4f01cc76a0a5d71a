/** What differs from Gatsby's own webpack and Babel settings. */
import type { GatsbyNode } from 'gatsby'

/** JSX without importing React in every file. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPreset({ name: 'babel-preset-gatsby', options: { reactRuntime: 'automatic' } })
}

/** A chunk that hangs is given up after four seconds, so that the page can be loaded whole instead. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ output: { chunkLoadTimeout: 4000 } })
}
