/**
 * npm run hosting: the settings of a server of one's own, out of dist/, in build/nginx.conf.
 *
 * --root DIR where dist/ lies on the server (/srv/site), --name the server's name, --listen the address
 * and port, --out FILE.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { readHeaderRules, readRedirectRules } from '../finish/host-files'
import { nginxConfiguration } from '../finish/nginx'
import { OUTPUT } from '../finish/paths'

const { url } = JSON.parse(readFileSync('data/site.json', 'utf8')) as { url: string }

try {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: '/srv/site' },
      name: { type: 'string', default: new URL(process.env.SITE_URL ?? url).hostname },
      listen: { type: 'string', default: '80' },
      out: { type: 'string', default: 'build/nginx.conf' },
    },
  })
  const prefix = (process.env.PATH_PREFIX ?? '').replace(/\/+$/, '')
  const configuration = nginxConfiguration({
    rules: readHeaderRules(OUTPUT),
    redirects: readRedirectRules(OUTPUT, prefix),
    prefix,
    root: values.root,
    serverName: values.name,
    listen: values.listen,
  })
  mkdirSync(dirname(values.out), { recursive: true })
  writeFileSync(values.out, configuration)
  console.log(`${values.out} is for nginx’s http block.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
