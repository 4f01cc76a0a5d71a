import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { installPackages } from './debian-package'
import type { EngineDriver } from './engine'
import { puppeteerEngine } from './puppeteer-engine'

const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

const find = () => PLACES.find(place => place && existsSync(place))

export const firefox: EngineDriver = {
  name: 'Firefox',
  touches: true,
  missing: () => {
    if (find()) return undefined
    const reason = installPackages('firefox-esr')
    return find() ? undefined : (reason ?? 'The package firefox-esr brought no Firefox.')
  },
  start: async () =>
    puppeteerEngine(await launch({ browser: 'firefox', executablePath: find(), headless: true })),
}
