/** The agency has its own name, addresses, mark and colours: nothing of the placeholder is left. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Brand } from '../../../src/content/brand'
import { paletteOf } from '../../../src/content/palette'
import type { Site } from '../../../src/content/site'
import { dataOf, setData } from '../editor'
import type { Edit } from '../edit'

const HOST = 'fernhill-studio.com'

const OWN = {
  name: 'Fernhill',
  url: `https://www.${HOST}`,
  email: `hello@${HOST}`,
  security: { contact: `security@${HOST}`, expires: '2027-09-15' },
  dashboard: {
    name: 'Client reports',
    url: `https://reports.${HOST}/register`,
    description: 'Register for our reports, on a site of their own',
  },
  websiteBuilder: { name: 'Page maker', url: `https://maker.${HOST}/services` },
  theme: '#1d4ed8',
  accent: '#f2a51a',
  mark: 'M0 0H30L70 52V0H100V100H70L30 48V100H0Z',
}

let before: { site: Site; brand: Brand }

/** Colours of the theme as it was, none of which is one of the new. */
let colours: string[] = []

const coloursOf = (brand: Pick<Brand, 'theme' | 'accent'>) =>
  Object.values(paletteOf(brand)).flatMap(scheme => Object.values(scheme))

export const brand: Edit = {
  name: 'given the agency its own name, addresses, mark and colours in data/site.json and data/brand.json',
  make(copy) {
    before = { site: dataOf<Site>(copy, 'site.json'), brand: dataOf<Brand>(copy, 'brand.json') }
    for (const [field, value] of Object.entries(OWN)) {
      const isLook = ['theme', 'accent', 'mark'].includes(field)
      setData(copy, isLook ? 'brand.json' : 'site.json', [field], value)
    }
    setData(copy, 'brand.json', ['brokenMark'], undefined)
    const now = coloursOf(OWN)
    colours = coloursOf(before.brand).filter(colour => !now.includes(colour))
  },
  shows: {
    'no file has the old name, addresses, mark or colours': site => {
      const { name, url, email, dashboard, websiteBuilder } = before.site
      const hosts = [url, dashboard.url, websiteBuilder.url].map(address => new URL(address).host)
      const old = [name, email, dashboard.name, ...hosts, before.brand.mark]
      for (const passage of old) expect([passage, site.filesWith(passage)]).toEqual([passage, []])
      expect(colours.length).toBeGreaterThan(0)
      // Pictures of a study’s screens are its own, and look as they were drawn.
      const pictures = new Set(
        readdirSync(join(site.root, 'content'), { recursive: true, encoding: 'utf8' })
          .filter(file => file.endsWith('.svg'))
          .map(file => readFileSync(join(site.root, 'content', file), 'utf8')),
      )
      for (const colour of colours) {
        const files = site.filesWith(colour).filter(file => !pictures.has(site.file(file)))
        expect([colour, files]).toEqual([colour, []])
      }
    },
    'the sheet, the frame of browsers, the mark and its files have the new ones': site => {
      const { $ } = site.page('/')
      expect($('style').text()).toContain(OWN.accent)
      expect($('style').text()).toContain(paletteOf(OWN).light.field)
      expect($('header .g-mark path').attr('d')).toBe(OWN.mark)
      expect($('meta[name="theme-color"]').first().attr('content')).toBe(OWN.theme)
      for (const file of ['favicon.svg', 'mark.svg']) expect(site.file(file)).toContain(OWN.mark)
    },
    'the icons are drawn in the new colour': async site => {
      const { data, info } = await sharp(join(site.root, 'dist/icons/icon-512x512.png'))
        .raw()
        .toBuffer({ resolveWithObject: true })
      const drawn = new Set<string>()
      for (let at = 0; at < data.length; at += info.channels)
        if (data[at + 3] === 255) drawn.add(data.subarray(at, at + 3).toString('hex'))
      expect(drawn).toContain(OWN.theme.slice(1))
      expect(drawn).not.toContain(before.brand.theme.slice(1))
    },
  },
}
