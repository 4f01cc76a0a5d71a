/** While the site is exchanged behind nginx, no request fails. */
import { keepLastRelease } from '../../src/hosting/last-release'
import { nginxConfiguration } from '../../src/hosting/nginx'
import { readHeaderRules, readRedirectRules } from '../../src/hosting/host-files'
import { paths } from '../built/site'
import { ensureNginx, startNginx } from '../support/nginx'
import { NEW_HEADING, readReleases } from './support/releases'
import { readOn } from './support/readers'

const { first, content, code, moved, gone } = readReleases()
const executable = ensureNginx()
const underLoad = executable ? test : test.skip

underLoad('two deploys to nginx, as HOSTING.md describes them, fail no request', async () => {
  const server = (folder: string) => (listen: string) =>
    nginxConfiguration({
      rules: readHeaderRules(folder),
      redirects: readRedirectRules(folder, ''),
      prefix: '',
      root: folder,
      serverName: 'localhost',
      listen,
    })
  const nginx = await startNginx(executable ?? '', server(first))
  // Pages that come and go with a release are another matter.
  const lasting = paths.filter(path => ![moved.from, gone.from, '/404'].includes(path))
  const heading = async () =>
    (await (await fetch(`${nginx.url}/about`)).text()).includes(NEW_HEADING)
  let reads = true
  const reading = readOn(nginx.url, lasting, 12, () => reads)
  try {
    expect(await heading()).toBe(false)
    let last = first
    for (const next of [content, code]) {
      await new Promise(resolve => setTimeout(resolve, 1500))
      await keepLastRelease(last, next)
      // While nginx exchanges its processes, one of each release may answer for a page and for its script.
      await keepLastRelease(next, last)
      nginx.reload(server(next))
      last = next
    }
    await new Promise(resolve => setTimeout(resolve, 1500))
    expect(await heading()).toBe(true)
  } finally {
    reads = false
  }
  const { requests, faults } = await reading
  await nginx.stop()
  expect(faults).toEqual([])
  expect(requests).toBeGreaterThan(500)
  process.stdout.write(`nginx: ${requests} requests under two deploys, ${faults.length} failed\n`)
})
