import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isFlood } from './rate-limit'

test.each<[string, (index: number) => string]>([
  ['IPv4', index => `203.0.${113 + (index >> 8)}.${100 + (index % 150)}`],
  ['IPv6', index => `2001:db8:${index.toString(16)}:1::1`],
  ['very long names', index => `${index}.${'x'.repeat(10_000)}`],
])('5,000 addresses (%s) take less than 1 MB, even if their headers are long', (_, address) => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const before = process.memoryUsage().heapUsed
  for (let index = 0; index < 4999; index++) {
    // A proxy appends the address to what the visitor sent.
    const header = `${'x'.repeat(8000)}${index}, ${address(index)}`
    isFlood(String(header.split(',').at(-1)).trim())
  }
  collect()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(2 ** 20)
})
