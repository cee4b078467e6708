// Fills the fields of a form as a person does: with the keyboard, and by choosing from what is offered.

import type { Locator, Page } from 'playwright-core'
import { permissions } from '../../../../packages/console/app/rights.ts'
import type { Field, Schemas, Value } from '../../../../packages/console/records/operation.ts'
import type { Choices } from './choices.ts'
import { nameField, partsOf, sayWord } from './contract-forms.ts'

export interface Filling {
  readonly page: Page
  readonly choices: Choices
}

interface Place {
  readonly within: Locator
  readonly name: string
  readonly facts: Field
  readonly schemas: Schemas
}

/** A field that may be left out says so behind its name. */
const labelOf = (name: string): RegExp =>
  new RegExp(`^${nameField(name).replaceAll(/[.*+?^$()|[\]{}]/g, '\\$&')}( \\(optional\\))?$`)

export const isAskedFor = async ({ within, name }: Pick<Place, 'within' | 'name'>): Promise<boolean> =>
  (await within.getByLabel(labelOf(name)).count()) > 0

/** `value` is what the record is to have; null and an empty list clear the field. */
export async function fillField(filling: Filling, place: Place, value: unknown): Promise<void> {
  const { within, name, facts } = place
  const label = labelOf(name)
  if (name === 'content_base64') return chooseFile(within, value as ChosenFile)
  if (typeof facts.references === 'string' && facts.type === 'string')
    return chooseRecord(filling, within.getByRole('combobox', { name: label }), facts.references, value)
  if (facts.type === 'boolean' && !facts.nullable) {
    const box = within.getByRole('checkbox', { name: nameField(name), exact: true })
    if ((await box.count()) > 0) return box.setChecked(value === true)
  }
  if (facts.type === 'array') return fillList(filling, place, value as readonly unknown[])
  if (facts.type === 'object') return fillParts(filling, place, value)
  const control = within.getByLabel(label)
  if (isChoice(name, facts)) {
    await control.selectOption(value === null ? '' : String(value))
    return
  }
  await typeText(filling.page, control, facts, value)
}

/** What is chosen from a list, in place of typing it. */
function isChoice(name: string, { type, enum: choices, minimum, maximum, ref = '' }: Field): boolean {
  const isCounted = type === 'integer' && minimum === 1
  const isWeekday = isCounted && maximum === 7
  const isMonth = isCounted && maximum === 12 && name.endsWith('month')
  return choices !== undefined || type === 'boolean' || isWeekday || isMonth || ref.endsWith('CountryCode')
}

export interface ChosenFile {
  readonly name: string
  readonly type: string
  readonly bytes: string
}

const chooseFile = (within: Locator, { name, type, bytes }: ChosenFile): Promise<void> =>
  within
    .getByLabel(sayWord('form.file'), { exact: true })
    .setInputFiles({ name, mimeType: type, buffer: Buffer.from(bytes) })

async function fillParts(filling: Filling, { within, name, facts, schemas }: Place, value: unknown) {
  const group = within.getByRole('group', { name: labelOf(name) })
  for (const [part, partFacts] of Object.entries(partsOf(facts, schemas)))
    if (Object.hasOwn(value as object, part))
      await fillField(
        filling,
        { within: group, name: part, facts: partFacts, schemas },
        (value as Record<string, unknown>)[part],
      )
}

const pickers = ['date', 'month', 'datetime-local', 'time']

/** Deletes what stands there and types, or types over it. */
async function typeText(page: Page, control: Locator, facts: Field, value: unknown): Promise<void> {
  const type = await control.getAttribute('type')
  await control.focus()
  if (pickers.includes(String(type))) {
    if (value === null) return clearPicker(page, control)
    return typePicker(page, String(type), String(value))
  }
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  if (value !== null)
    await page.keyboard.type(facts.decimals === undefined ? String(value) : shorten(String(value)))
}

/** 12.50 -> 12.5, as people type amounts. */
const shorten = (amount: string): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount)

/** The parts of a day, one after the other, as the fields of this Chromium ask for them: 11022026, 0705AM. */
async function typePicker(page: Page, type: string, value: string): Promise<void> {
  const local = type === 'datetime-local' ? inKarachi(value) : value
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)/.exec(local) ?? []
  const [, hour = '', minute = ''] = /(\d\d):(\d\d)/.exec(local) ?? []
  // The name of a month does not lead on to its year.
  if (type === 'month') {
    await page.keyboard.type(month)
    await page.keyboard.press('ArrowRight')
    return page.keyboard.type(year)
  }
  if (type !== 'time') await page.keyboard.type(`${month}${day}${year}`)
  if (type === 'datetime-local') await page.keyboard.press('ArrowRight')
  if (type === 'date') return
  const half = Number(hour) < 12 ? 'AM' : 'PM'
  await page.keyboard.type(`${String(Number(hour) % 12 || 12).padStart(2, '0')}${minute}${half}`)
}

/** The demo's clocks are five hours ahead, all year. */
const inKarachi = (moment: string): string =>
  new Date(Date.parse(moment) + 5 * 3_600_000).toISOString().slice(0, 16)

/** Each part is deleted by itself. */
async function clearPicker(page: Page, control: Locator): Promise<void> {
  for (let part = 0; part < 5 && (await control.inputValue()) !== ''; part++) {
    await page.keyboard.press('Delete')
    await page.keyboard.press('ArrowRight')
  }
}

async function chooseRecord(
  { page, choices }: Filling,
  box: Locator,
  kind: string,
  id: unknown,
): Promise<void> {
  await box.focus()
  // The search takes the place of the field that one came to.
  await box.and(page.locator('[aria-autocomplete]')).waitFor()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  // The list hides everything else from those who cannot see it, until it is closed.
  const isClosed = page.locator('.popover.options')
  if (id === null) {
    await box.blur()
    return isClosed.waitFor({ state: 'detached' })
  }
  const { name, offered } = await choices.nameOf(kind, String(id))
  await page.keyboard.type(name)
  await page.getByRole('option', { name: offered, exact: true }).click()
  await isClosed.waitFor({ state: 'detached' })
}

async function fillList(filling: Filling, place: Place, values: readonly unknown[]): Promise<void> {
  const { within, name, facts } = place
  const items = facts.items ?? { type: 'string' }
  const group = within.getByRole('group', { name: labelOf(name) })
  if (items.enum || items.type === 'integer' || items.ref === 'Permission') return tick(group, items, values)
  const { references: records } = items
  if (typeof records === 'string') {
    for (const chosen of await group.getByRole('button', { name: sayWord('form.remove') }).all())
      await chosen.click()
    for (const id of values) {
      await chooseRecord(filling, group.getByRole('combobox'), records, id)
      await group.getByRole('listitem').nth(values.indexOf(id)).waitFor()
    }
    return
  }
  if (items.type === 'object') return fillForms(filling, place, values)
  await group.getByRole('textbox').focus()
  await filling.page.keyboard.press('ControlOrMeta+A')
  await filling.page.keyboard.press('Delete')
  await filling.page.keyboard.type(values.join('\n'))
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Boxes stand in the order of the contract. */
async function tick(group: Locator, items: Value, values: readonly unknown[]): Promise<void> {
  const known = items.ref === 'Permission' ? permissions : items.enum
  const choices = known ?? weekdays.map((_day, index) => index + 1)
  await group.getByRole('checkbox').first().waitFor()
  const boxes = await group.getByRole('checkbox').all()
  for (const [index, box] of boxes.entries()) {
    const isOn = values.includes(choices[index])
    if ((await box.isChecked()) !== isOn) await box.click()
  }
}

async function fillForms(
  filling: Filling,
  { within, name, facts, schemas }: Place,
  values: readonly unknown[],
) {
  const group = within.getByRole('group', { name: labelOf(name) })
  const lines = group.locator(':scope > .line')
  while ((await lines.count()) > 0)
    await lines
      .first()
      .getByRole('button', { name: sayWord('form.remove'), exact: true })
      .last()
      .click()
  const parts = partsOf(facts.items ?? { type: 'any' }, schemas)
  for (const [index, value] of values.entries()) {
    await group
      .getByRole('button', { name: sayWord('form.add'), exact: true })
      .last()
      .click()
    for (const [part, partFacts] of Object.entries(parts))
      if (Object.hasOwn(value as object, part))
        await fillField(
          filling,
          { within: lines.nth(index), name: part, facts: partFacts, schemas },
          (value as Record<string, unknown>)[part],
        )
  }
}
