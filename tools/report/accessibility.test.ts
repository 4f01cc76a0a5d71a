import { AccessibilityCheck } from './accessibility'
import type { AxeFinding } from './viewer'

const finding = (rule: string, html: string): AxeFinding => ({
  rule,
  help: rule,
  impact: 'serious',
  target: 'x',
  html,
})

/** A build on which axe finds so much at the width of a telephone and of a desk. */
const view = (phone: AxeFinding[], desk: AxeFinding[] = []) => ({
  accessibility: async (_: string, width: number) => (width === 390 ? phone : desk),
})
const label = finding('button-name', '<button id="a">')
const alt = finding('image-alt', '<img src="/a.png">')

test('what is wrong on a telephone alone is found', async () => {
  const check = new AccessibilityCheck(view([]), view([label]), () => true)
  await check.look('/a')
  await check.look('/b')
  expect(check.result()).toEqual({ findings: [{ ...label, pages: ['/a', '/b'] }], pages: 2 })
})

test('what was wrong before is not new, a second one of it is', async () => {
  const check = new AccessibilityCheck(view([], [alt]), view([], [alt, alt]), () => true)
  await check.look('/a')
  expect(check.result().findings).toEqual([{ ...alt, pages: ['/a'] }])
})

test('on a new page all is new', async () => {
  const check = new AccessibilityCheck(view([], [alt]), view([], [alt]), () => false)
  await check.look('/a')
  expect(check.result().findings).toHaveLength(1)
})
