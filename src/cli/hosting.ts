/**
 * npm run hosting: the settings of a server of one's own, out of dist/, in build/nginx.conf.
 *
 * --root DIR where dist/ lies on the server (/srv/site), --name the server's name, --listen the address
 * and port, --contact where the contact form's handler listens (http://127.0.0.1:9001; empty for none),
 * --out FILE.
 */
import './supported-node'
import { readPathPrefix } from '../routes/path-prefix'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { readHeaderRules, readRedirectRules } from '../hosting/host-files'
import { readAdminFile } from '../hosting/admin'
import { readContactForm } from '../hosting/contact/local-handler'
import { nginxConfiguration } from '../hosting/nginx'
import { OUTPUT } from '../finish/output-paths'
import { site } from '../schema/site'
import { messageOf } from './message-of'

const { url } = site.parse(JSON.parse(readFileSync('data/site.json', 'utf8')))

try {
  const { values } = parseArgs({
    options: {
      root: { type: 'string', default: '/srv/site' },
      name: { type: 'string', default: new URL(process.env.SITE_URL ?? url).hostname },
      listen: { type: 'string', default: '80' },
      contact: { type: 'string', default: 'http://127.0.0.1:9001' },
      out: { type: 'string', default: 'build/nginx.conf' },
    },
  })
  const prefix = readPathPrefix(process.env.PATH_PREFIX)
  const form = readContactForm(OUTPUT)
  const admin = readAdminFile(OUTPUT)
  const configuration = nginxConfiguration({
    rules: readHeaderRules(OUTPUT),
    redirects: readRedirectRules(OUTPUT, prefix),
    prefix,
    root: values.root,
    serverName: values.name,
    listen: values.listen,
    ...(admin && { admin }),
    ...(values.contact && form && { contact: { ...form, upstream: values.contact } }),
  })
  mkdirSync(dirname(values.out), { recursive: true })
  writeFileSync(values.out, configuration)
  console.log(`${values.out} is for nginx’s http block.`)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
