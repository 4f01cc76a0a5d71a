/**
 * npm run workshop [-- <part of a name>…]: photographs the pages of workshop/ and puts the pictures beside
 * the studies and posts they belong to. workshop/README.md says how such a page is made.
 */
import './supported-node'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { startBrowser } from '../preview/browser'
import {
  RECORD,
  sourceHash,
  VIEWS,
  textFolder,
  workshopFolders,
  workshopPages,
  type Photographed,
} from '../../tests/support/workshop'
import { messageOf } from './message-of'

// What functions use that run in the page.
interface Face {
  readonly family: string
  readonly status: string
}
interface TextNode {
  readonly data: string
  readonly parentElement: {
    getBoundingClientRect(): { readonly width: number }
    /** Text in a drawing has the drawing’s scale. */
    getScreenCTM?(): { readonly a: number } | null
  }
}
declare const document: {
  readonly fonts: { readonly ready: Promise<unknown>; [Symbol.iterator](): Iterator<Face> }
  readonly body: { getBoundingClientRect(): { readonly height: number } }
  readonly documentElement: { readonly scrollWidth: number }
  createTreeWalker(root: unknown, show: number): { nextNode(): TextNode | null }
}
declare function getComputedStyle(element: unknown): { readonly fontSize: string }

/** What a page says of itself: its height, how wide it is, which faces it lacks, its smallest letters. */
async function measure() {
  await document.fonts.ready
  const texts = document.createTreeWalker(document.body, 4)
  const sizes: number[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (node.data.trim() === '' || parent.getBoundingClientRect().width === 0) continue
    const scale = parent.getScreenCTM?.()?.a ?? 1
    sizes.push(parseFloat(getComputedStyle(parent).fontSize) * scale)
  }
  return {
    height: Math.round(document.body.getBoundingClientRect().height),
    widest: document.documentElement.scrollWidth,
    missing: [...document.fonts].filter(({ status }) => status === 'error').map(f => f.family),
    smallest: Math.round(Math.min(...sizes) * 10) / 10,
  }
}

/** Photographs the pages whose names hold one of these words, or all, and says what is wrong with them. */
async function photograph(asked: readonly string[]): Promise<string[]> {
  if (!existsSync('workshop/node_modules'))
    throw new Error('The faces are missing: npm ci --ignore-scripts --prefix workshop')
  const record = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, Photographed>
  const browser = await startBrowser(undefined, ['--font-render-hinting=none'])
  const faults = workshopFolders()
    .filter(slug => !textFolder(slug))
    .map(
      slug => `workshop/${slug}: there is no study and no post of this name. Rename or delete it.`,
    )
  for (const workshopPage of workshopPages()) {
    const { name, file, pictures } = workshopPage
    if (asked.length > 0 && !asked.some(part => name.includes(part))) continue
    const sizes: Record<string, number> = {}
    for (const [index, { view, width, density }] of VIEWS.entries()) {
      const page = await browser.newPage({
        viewport: { width, height: 600 },
        deviceScaleFactor: density,
        colorScheme: 'light',
      })
      await page.goto(pathToFileURL(resolve(file)).href)
      const { height, widest, missing, smallest } = await page.evaluate(measure)
      sizes[view] = smallest
      if (widest > width) faults.push(`${name}: ${widest} pixels wide, of ${width}.`)
      if (missing.length > 0) faults.push(`${name}: no ${[...new Set(missing)].join(', ')}.`)
      const clip = { x: 0, y: 0, width, height }
      const picture = await page.screenshot({ clip, fullPage: true })
      await page.close()
      // Every colour as it was, in fewer bytes than the browser takes.
      const target = pictures[index] ?? ''
      const { size } = await sharp(picture).png({ compressionLevel: 9, effort: 10 }).toFile(target)
      console.log(`${target}: ${width} x ${height}, ${Math.round(size / 1000)} kB`)
    }
    record[name] = { hash: sourceHash(file), smallest: sizes }
  }
  await browser.close()
  const kept = workshopPages().flatMap(({ name }) =>
    record[name] ? [[name, record[name]] as const] : [],
  )
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
  return faults
}

photograph(process.argv.slice(2)).then(
  faults => {
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
  },
  (error: unknown) => {
    console.error(messageOf(error))
    process.exitCode = 1
  },
)
