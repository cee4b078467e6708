// Compares what a page of the console offers for a record with what the server takes of it, operation by operation.

import type { OperationFacts } from '@muster/contract'
import type { Locator } from 'playwright-core'
import words from '../../../packages/console/words/en/records.json' with { type: 'json' }
import type { SignedIn } from '../browser/open.ts'
import type { RawAnswer } from '../fixtures/make.ts'
import type { Kind, RecordInState } from './life.ts'
import { listWrites, readRecord, type ShownRecord, send } from './writes.ts'

const said: Readonly<Record<string, string>> = words

/** What the button of an operation says, as the console finds it. */
export const nameButton = ({ id }: Pick<OperationFacts, 'id'>): string => {
  const verb = /^[a-z]+/.exec(id)![0]
  return said[`action.${id}`] ?? said[`action.${verb}`] ?? verb
}

/** A record as it is shown now: the place of its page or of its row. */
interface Shown {
  readonly where: string
  readonly place: Locator
  readonly isRow: boolean
}

async function* showEverywhere(opened: SignedIn, kind: Kind, record: RecordInState): AsyncGenerator<Shown> {
  const { page, load } = opened
  const row = (text: string | undefined) =>
    text === undefined
      ? page.locator('tr', { has: page.locator(`a[href$="/${record.id}"]`) })
      : page.getByRole('row').filter({ hasText: text })
  if (kind.page !== undefined && record.text === undefined) {
    await load(`${kind.page}/${record.id}`)
    // What is rare is in a menu.
    for (const menu of await page.locator('main details.menu > summary').all()) await menu.click()
    yield { where: 'its page', place: page.locator('main'), isRow: false }
  } else if (kind.page !== undefined) {
    await load(kind.page)
    yield { where: kind.page, place: row(record.text), isRow: true }
  }
  for (const path of record.rows ?? []) {
    await load(path)
    const place = row(undefined)
    await place.first().waitFor()
    yield { where: path.replace(/[a-z]{3}_\w+/, '...'), place: place.first(), isRow: true }
  }
}

async function isOffered(
  { place, isRow }: Shown,
  kind: Kind,
  { id, method }: OperationFacts,
): Promise<boolean> {
  const edits = isRow ? 0 : await place.locator('a[href$="/edit"]').count()
  if (method === 'patch' && edits > 0) return true
  const name = kind.labels?.[id] ?? nameButton({ id })
  // Those behind the menu of the head are offered, too.
  const buttons = place.getByRole('button', { name, exact: true, disabled: false, includeHidden: true })
  // Those of rows are other records'.
  return (await (isRow ? buttons : buttons.and(place.locator(':not(tr *)'))).count()) > 0
}

/** Whether it left everything as it was; then it need not be offered. */
const isRepeat = ({ json }: RawAnswer, before: ShownRecord | undefined): boolean =>
  json?.updated_at !== undefined && json.updated_at === before?.updated_at && json.status === before?.status

interface Tried {
  readonly isTaken: boolean
  readonly told: string
}

/** Undefined where it cannot be tried without being done. */
async function tryIt(
  opened: SignedIn,
  kind: Kind,
  facts: OperationFacts,
  { record, isTried }: { readonly record: RecordInState; readonly isTried: boolean },
): Promise<Tried | undefined> {
  const { id } = record
  const body = record.bodies?.[facts.id] ?? kind.bodies[facts.id]
  const before = await readRecord(opened.member, kind.collections[0]!, id)
  const answer = await send(opened.member, facts, id, { body, isTried })
  const { status, text } = answer
  if (isTried && /is not possible for/.test(text)) return undefined
  const told: string = answer.json?.detail ?? text
  if (status === 409) return { isTaken: false, told }
  if (status >= 300 && status !== 503) throw new Error(`${facts.id} of ${id} answered ${status}: ${text}`)
  const leavesTrace = !kind.traceless?.includes(facts.id)
  return { isTaken: !(leavesTrace && isRepeat(answer, before)), told: `taken (${status})` }
}

/** What cannot be tried is done once all else was tried. */
async function* tryAll(
  opened: SignedIn,
  kind: Kind,
  record: RecordInState,
): AsyncGenerator<[OperationFacts, Tried]> {
  const left: OperationFacts[] = []
  for (const facts of listWrites(kind)) {
    const tried = await tryIt(opened, kind, facts, { record, isTried: true })
    if (tried) yield [facts, tried]
    else left.push(facts)
  }
  // A file is taken away before another one is stored.
  for (const facts of left.sort((a, b) => a.method.localeCompare(b.method)))
    yield [facts, (await tryIt(opened, kind, facts, { record, isTried: false }))!]
}

/** Where a page offers what is refused, or hides what is taken; a line each. */
export async function findDifferences(
  opened: SignedIn,
  kind: Kind,
  [state, record]: readonly [string, RecordInState],
): Promise<string[]> {
  const offers: { where: string; id: string; isShown: boolean }[] = []
  const writes = listWrites(kind)
  for await (const shown of showEverywhere(opened, kind, record))
    for (const facts of writes)
      offers.push({ where: shown.where, id: facts.id, isShown: await isOffered(shown, kind, facts) })
  const differences: string[] = []
  for await (const [facts, { isTaken, told }] of tryAll(opened, kind, record))
    for (const { where, isShown } of offers.filter(({ id }) => id === facts.id))
      if (isShown !== isTaken)
        differences.push(`${state}: ${facts.id} is ${isShown ? 'offered' : 'hidden'} at ${where}: ${told}`)
  return differences
}
