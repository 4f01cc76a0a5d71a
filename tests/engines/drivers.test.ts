/** The drivers themselves: each does what the interface says, on a page of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { NARROW, WIDE } from './support/engine'
import { inEveryEngine } from './support/every-engine'

const PAGE = `data:text/html,${encodeURIComponent('<!doctype html><title>One</title><input><button onclick="this.textContent=1+1">No</button>')}`

inEveryEngine(visit => {
  test('types, presses, clicks and reads', async () => {
    const { engine, until } = visit()
    await engine.open(PAGE)
    await engine.type('input', 'A ques')
    await engine.press('t')
    await engine.click('button')
    await until(() => document.querySelector('button')?.textContent === '2')
    expect(
      await engine.evaluate(
        (more: string, numbers: readonly number[]) =>
          Promise.resolve([
            document.title,
            document.querySelector('input')?.value,
            more,
            ...numbers,
          ]),
        'x',
        [1, 2],
      ),
    ).toEqual(['One', 'A quest', 'x', 1, 2])
  })

  test('a window has the size that is asked for, and shows it in its picture', async () => {
    const { engine, open } = visit()
    const folder = mkdtempSync(join(tmpdir(), 'engine-'))
    const file = join(folder, 'page.png')
    await open('/about')
    for (const size of [NARROW, WIDE]) {
      await engine.resize(size)
      const [width, height] = await engine.evaluate(() => [innerWidth, innerHeight])
      expect({ width, height }).toEqual(size)
      await engine.screenshot(file)
      expect(await sharp(file).metadata()).toMatchObject(size)
    }
    rmSync(folder, { recursive: true })
  })

  test('a click on what is not there fails', async () => {
    const { engine } = visit()
    await engine.open(PAGE)
    await expect(engine.click('a')).rejects.toThrow()
  })
})
