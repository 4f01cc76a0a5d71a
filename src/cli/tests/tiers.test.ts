import { readFileSync } from 'node:fs'
import { stepsOf, TIERS, type Tier } from './tiers'

const all = Object.keys(TIERS) as Tier[]
const names = (tiers: Tier[]) => stepsOf(tiers).map(({ name }) => name)

test('the README names every step of npm test, in order', () => {
  const row = readFileSync('README.md', 'utf8')
    .split('\n')
    .find(line => line.startsWith('| `npm test`'))
  const named = [...(row ?? '').matchAll(/`([\w:-]+)`/g)].map(([, name]) => name)
  const steps = names(['test']).map(name =>
    name
      .replace(/^npm run /, '')
      .replace(/^jest: /, 'test:')
      .replace('playwright', 'test:browser'),
  )
  expect(named).toEqual(steps)
})

test('in one run of all tiers the site is built once, before what reads it', () => {
  const steps = names(all)
  expect(steps.filter(name => name === 'npm run build')).toHaveLength(1)
  const build = steps.indexOf('npm run build')
  for (const reader of ['jest: built', 'jest: as-ordered', 'playwright'])
    expect(steps.indexOf(reader)).toBeGreaterThan(build)
})

test('.ci/run runs all of them: npm test, and the others after it', () => {
  const script = readFileSync('.ci/run', 'utf8')
  const further = /npm test --silent -- (.*)/.exec(script)?.[1]?.split(' ')
  expect(['test', ...(further ?? [])]).toEqual(all)
})
