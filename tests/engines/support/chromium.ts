import { launch } from 'puppeteer-core'
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../../tools/browser'
import type { EngineDriver } from './engine'
import { puppeteerEngine } from './puppeteer-engine'

export const chromium: EngineDriver = {
  name: 'Chromium',
  touches: true,
  missing: () => {
    try {
      ensureBrowser()
      return undefined
    } catch (error) {
      return (error as Error).message
    }
  },
  start: async () =>
    puppeteerEngine(
      await launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS] }),
    ),
}
