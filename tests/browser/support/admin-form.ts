/** The form of /admin that is open, filled in as an editor does it: each field by the kind of field it is. */
import type { Locator } from '@playwright/test'
import { expect, type Page } from './test'

/** A field of the open form by its place, like packages.0.price. */
export const field = (page: Page, place: string): Locator =>
  page.locator(`[data-key-path="${place}"]`)

/** Where a field of text, a number or a day is typed. */
export const input = (page: Page, place: string): Locator =>
  field(page, place).locator('input:not([type=checkbox]), textarea').first()

/**
 * Fills a field in, and those within it; what holds its value already is left alone.
 *
 * @param value what the file is to hold
 */
export async function fillField(page: Page, place: string, value: unknown): Promise<void> {
  const control = field(page, place)
  const kind = await control.getAttribute('data-field-type')
  if (kind === 'object') await fillFields(page, value as object, `${place}.`)
  else if (kind === 'list') await fillList(page, place, value as readonly unknown[])
  else if (Array.isArray(value)) {
    // What is chosen is listed in its order, and no longer offered.
    const chosen = await control.getByRole('grid').getByRole('row').count()
    for (const name of value.slice(chosen)) await choose(control, String(name))
  } else if (kind === 'relation' || kind === 'select') await choose(control, String(value))
  else if (kind === 'boolean') await control.getByRole('switch').setChecked(value === true)
  else if ((await input(page, place).inputValue()) !== String(value))
    await input(page, place).fill(String(value))
}

/** Fills in every field of an object, by their names. */
export async function fillFields(page: Page, values: object, before = ''): Promise<void> {
  for (const [name, value] of Object.entries(values)) await fillField(page, before + name, value)
}

async function fillList(page: Page, place: string, values: readonly unknown[]): Promise<void> {
  const add = field(page, place).getByRole('button', { name: /^add/i }).last()
  for (const [index, value] of values.entries()) {
    const entry = `${place}.${index}`
    const isThere = page.locator(`[data-key-path="${entry}"], [data-key-path^="${entry}."]`)
    if ((await isThere.count()) === 0) await add.click()
    await expect(isThere.first()).toBeVisible()
    if (typeof value === 'object') await fillFields(page, value ?? {}, `${entry}.`)
    else await fillField(page, entry, value)
  }
}

/** Chooses one of what is offered, by what the file calls it. */
async function choose(control: Locator, value: string): Promise<void> {
  const named = `[data-value="${value}"]`
  if ((await control.getByRole('radiogroup').count()) > 0) {
    await control.locator(`[role=radio]${named}`).click()
    return
  }
  const page = control.page()
  // What is offered lies over the page, outside the form; a click while the last list closes opens none.
  const option = page.locator(`[role=option]${named}`).filter({ visible: true })
  await expect(async () => {
    if ((await option.count()) === 0) await control.getByRole('combobox').click()
    await option.waitFor({ timeout: 2_000 })
  }).toPass()
  if ((await option.getAttribute('aria-selected')) === 'true') await page.keyboard.press('Escape')
  else await option.click()
}
