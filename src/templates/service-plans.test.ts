import { servicePlan } from './service-plans'

const ICONS = ['search', 'auction', 'specimen', 'phone', 'calendar', 'article', 'inbox', null]

test('every service has a composition of its own, with every part once', () => {
  const plans = ICONS.map(icon => servicePlan(icon))
  const parts = plans.map(({ bands }) => bands.map(({ part }) => part))
  for (const order of parts) expect([...order].sort()).toEqual([...(parts[0] ?? [])].sort())
  expect(new Set(parts.map(String)).size).toBe(ICONS.length)
})
