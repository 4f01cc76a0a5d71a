/** Which steps each command takes: the cheapest first, so that faults are found early. */
import { scriptStep } from './command-step'
import { browserStep, jestStep } from './reported-steps'
import type { Step } from './step'

const BUILD = scriptStep('build', { does: 'the site, as it is deployed', minutes: 1 })

/** The runs that there are. */
export const TIERS = {
  /** npm test: what every change is checked by. */
  test: [
    scriptStep('check'),
    scriptStep('check:words'),
    scriptStep('check:spelling'),
    scriptStep('lint', { does: 'reads every file of code' }),
    jestStep('unit', { does: 'every part by itself', minutes: 3 }),
    BUILD,
    // After the build: it writes the types of the queries.
    scriptStep('typecheck'),
    jestStep('built', { does: 'reads every page of the built site', minutes: 1 }),
    jestStep('prefixed', { does: 'builds a preview in a copy of the project', minutes: 2 }),
    browserStep({ does: 'uses the built site in a browser', minutes: 5 }),
  ],
  /** npm run test:as-ordered: the content as it was delivered. */
  'as-ordered': [
    BUILD,
    jestStep('as-ordered', { does: 'holds the content against what was ordered' }),
  ],
  /** npm run test:all: what takes longer than a change should wait for. */
  all: [
    jestStep('edits', {
      does: 'edits a copy of the project as EDITING.md describes, builds it and tests it',
      minutes: 8,
    }),
    BUILD,
    jestStep('builds', {
      does: 'builds a copy of the project again and again, and ends builds before their time',
      minutes: 4,
    }),
    browserStep(
      {
        does: 'builds a site of fixed content and holds its pages against pictures of them',
        minutes: 4,
      },
      'baselines',
    ),
    jestStep('engines', {
      does: 'tries the built site in Chromium, Firefox and WebKit',
      minutes: 5,
    }),
  ],
} as const satisfies Record<string, readonly Step[]>

export type Tier = keyof typeof TIERS

export const isTier = (name: string): name is Tier => name in TIERS

/** The steps of several tiers in one run. A step that two of them need is carried out once. */
export function stepsOf(tiers: readonly Tier[]): Step[] {
  const all = tiers.flatMap((tier): readonly Step[] => TIERS[tier])
  return all.filter(({ name }, index) => all.findIndex(step => step.name === name) === index)
}
