/**
 * Debian’s build of WebKit, WebKitGTK, driven by Selenium. It renders pages like Safari does and,
 * like Safari, doesn’t treat http://localhost as secure.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../support/free-port'
import { installPackages } from './debian-package'
import type { Browser, BrowserWindow } from './browser'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const LIBRARIES = '/usr/lib'

/** How long a script can take, in milliseconds. */
const ANSWER_LIMIT = 4000

/** The browser included with the newest installed version of the library. */
function findBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined
  return readdirSync(LIBRARIES)
    .map(name => join(LIBRARIES, name))
    .flatMap(folder =>
      ['4.1', '4.0'].map(version => join(folder, `webkit2gtk-${version}/MiniBrowser`)),
    )
    .find(place => existsSync(place))
}

const isThere = () => existsSync(DRIVER) && existsSync(SCREEN) && findBrowser() !== undefined

export const webkit: Browser = {
  name: 'WebKit',
  missing: () => (isThere() ? undefined : installPackages('webkit2gtk-driver', 'xvfb')),
  start: async () => {
    const screen = await startScreen()
    const port = await freePort()
    const server = spawn(DRIVER, ['--host=127.0.0.1', `--port=${port}`], {
      stdio: 'ignore',
      // Containers have neither a graphics card nor a desktop session.
      env: {
        ...process.env,
        DISPLAY: screen.display,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        NO_AT_BRIDGE: '1',
        DBUS_SESSION_BUS_ADDRESS: 'disabled:',
        GSETTINGS_BACKEND: 'memory',
      },
    })
    const stop = () => {
      server.kill()
      screen.process.kill()
    }
    try {
      await listening(port)
      return await seleniumWindow(await connect(port), stop)
    } catch (error) {
      stop()
      throw error
    }
  },
}

function connect(port: number): Promise<WebDriver> {
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
    })
    .build()
}

async function seleniumWindow(driver: WebDriver, stop: () => void): Promise<BrowserWindow> {
  // The toolbar counts toward the window’s size but not the page’s.
  const [barWidth = 0, barHeight = 0] = await driver.executeScript<number[]>(
    'return [outerWidth - innerWidth, outerHeight - innerHeight]',
  )
  const element = (selector: string) => driver.findElement(By.css(selector))
  return {
    open: address => driver.get(address),
    click: async selector => {
      const origin = await element(selector)
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', origin)
      await driver.actions().move({ origin }).click().perform()
    },
    choose: async (selector, value) => {
      const list = await element(selector)
      // Without this, the sticky header can cover the list.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', list)
      await list.findElement(By.css(`option[value="${value}"]`)).click()
    },
    type: (selector, text) => element(selector).sendKeys(text),
    press: async key => {
      // Selenium’s name for ArrowDown is ARROW_DOWN.
      const name = key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
      const code = (Key as unknown as Record<string, string>)[name] ?? key
      await driver.actions().sendKeys(code).perform()
    },
    back: () => driver.navigate().back(),
    // WebKit can drop a script sent while it leaves a page, and then never responds.
    evaluate: (read, ...args) =>
      Promise.race([
        driver.executeScript(read, ...args),
        sleep(ANSWER_LIMIT).then(() => Promise.reject(new Error('WebKit dropped a script.'))),
      ]) as never,
    resize: async (width, height) => {
      await driver
        .manage()
        .window()
        .setRect({ width: width + barWidth, height: height + barHeight })
      await driver.wait(
        () => driver.executeScript<boolean>('return innerWidth === arguments[0]', width),
        5000,
        `The window didn’t become ${width} pixels wide.`,
      )
    },
    close: async () => {
      await driver.quit().finally(stop)
    },
  }
}

/** Starts an in-memory display. It picks a free display number and writes it to file descriptor 3. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const screen = spawn(
    SCREEN,
    ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject)
    screen.once('exit', () => reject(new Error('Xvfb exited before it opened a display.')))
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(`:${data.toString().trim()}`))
  })
  return { process: screen, display }
}

/** Waits until the driver responds. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
    if (answers) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver didn’t respond.')
}
