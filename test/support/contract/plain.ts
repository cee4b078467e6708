// What holds of every plain resource, told of each by a table of its facts.

import type { Muster } from '@muster/sdk'
import { eventsOf, makeWorkspace, raw } from '../fixtures/make.ts'
import { soonAfter } from '../soon-after.ts'
import { writtenFields } from './texts.ts'

interface Stored {
  readonly id: string
  readonly created_at: string
  readonly updated_at: string
}

/** A resource of the SDK, by its four plain verbs. */
interface Verbs<Item, Create, Update> {
  list(query?: object): PromiseLike<{ data: Item[] }> & AsyncIterable<Item>
  get(id: string): PromiseLike<Item>
  create(body: Create): PromiseLike<Item>
  update(id: string, body: Update): PromiseLike<Item>
}

type Values = Readonly<Record<string, unknown>>

/** `where` is the field that is told, where that is not the one that is wrong. */
type Refusal = [field: string, value: unknown, where?: string]

export interface PlainFacts<Item, Create, Update> {
  readonly object: string
  readonly path: string
  readonly of: (muster: Muster) => Verbs<Item, Create, Update>
  /** The smallest body, and what it leaves to the defaults. */
  readonly least: Create
  readonly defaults: Values
  /** Every field that is not a reference; unlike `least` in each. */
  readonly whole: Create
  /** Makes records to refer to: field -> id. */
  readonly references?: (muster: Muster) => Promise<Record<string, string>>
  /** Fields in which no other record may be the same, with what clashes with `whole`. */
  readonly unique: Values
  readonly refused: readonly Refusal[]
  /** Queries that find `whole` and not `least`; the id of a reference is filled in. */
  readonly filters: readonly Values[]
}

const unknownId = 'xxx_01k21fe3zefz69jqj7htb64786'

export function describePlain<Item extends Stored, Create extends object, Update extends object>(
  facts: PlainFacts<Item, Create, Update>,
): void {
  describe(`a plain ${facts.object}`, () => {
    itIsWritten(facts)
    itIsTidied(facts)
    itIsRefused(facts)
    itIsFound(facts)
    itIsFenced(facts)
  })
}

async function referred<Item, Create, Update>(
  { references }: PlainFacts<Item, Create, Update>,
  muster: Muster,
): Promise<Record<string, string>> {
  return (await references?.(muster)) ?? {}
}

async function refuse(key: string, path: string, body: Values, field: string): Promise<void> {
  const { status, json } = await raw('POST', path, { key, body })
  expect(status).toBe(400)
  expect(json).toMatchObject({ code: 'validation_failed', errors: [{ field }] })
  expect(json.errors).toHaveLength(1)
}

function itIsWritten<Item extends Stored, Create extends object, Update extends object>(
  facts: PlainFacts<Item, Create, Update>,
): void {
  const { object, of, least, defaults, whole } = facts
  it('has the defaults where nothing was sent', async () => {
    const { muster } = await makeWorkspace()
    const created = await of(muster).create(least)
    expect(created).toEqual({
      object,
      id: expect.stringMatching(/^[a-z]{3}_/),
      ...defaults,
      ...least,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: soonAfter(created.created_at),
    })
  })

  it('keeps what was sent, is read by id and listed first', async () => {
    const { id, muster } = await makeWorkspace()
    await of(muster).create(least)
    const sent = { ...whole, ...(await referred(facts, muster)) }
    const created = await of(muster).create(sent)
    expect(created).toMatchObject(sent)
    expect(await of(muster).get(created.id)).toEqual(created)
    expect((await of(muster).list()).data[0]).toEqual(created)
    expect((await eventsOf(id)).filter(({ object_id }) => object_id === created.id)).toEqual([])
  })

  it('is changed in the fields that are sent and no others', async () => {
    const { muster } = await makeWorkspace()
    const before = await of(muster).create(least)
    const sent = { ...whole, ...(await referred(facts, muster)) }
    for (const [field, value] of Object.entries(sent)) {
      const current = await of(muster).get(before.id)
      const changed = await of(muster).update(before.id, { [field]: value } as Update)
      expect(changed).toEqual({
        ...current,
        ...partsOf(changed),
        [field]: value,
        updated_at: changed.updated_at,
      })
      expect(changed.updated_at > current.updated_at).toBe(true)
    }
    const after = await of(muster).get(before.id)
    expect(after).toMatchObject({ ...sent, id: before.id, created_at: before.created_at })
    expect(await of(muster).update(before.id, sent as unknown as Update)).toEqual(after)
  })
}

function itIsTidied<Item extends Stored, Create extends object, Update extends object>(
  facts: PlainFacts<Item, Create, Update>,
): void {
  const { path, least, defaults } = facts
  it('has texts without spaces around them, and null for an empty one', async () => {
    const { key } = await makeWorkspace()
    const nullable = writtenFields(path).filter(field => defaults[field] === null)
    const empty = Object.fromEntries(nullable.map(field => [field, ' ']))
    const { status, json } = await raw('POST', path, {
      key,
      body: { ...least, name: '  Spaced  ', ...empty },
    })
    expect(status).toBe(201)
    expect(json).toMatchObject({
      name: 'Spaced',
      ...Object.fromEntries(nullable.map(field => [field, null])),
    })
  })
}

function itIsRefused<Item extends Stored, Create extends object, Update extends object>(
  facts: PlainFacts<Item, Create, Update>,
): void {
  const { path, of, least, whole, unique } = facts
  it.each(Object.keys(least))('needs %s', async field => {
    const { key } = await makeWorkspace()
    await refuse(key, path, { ...least, [field]: undefined }, field)
  })

  it.each<Refusal>(facts.refused)('is refused with %s %j', async (field, value, where = field) => {
    const { key } = await makeWorkspace()
    await refuse(key, path, { ...least, [field]: value }, where)
  })

  it.each(['id', 'object', 'created_at', 'updated_at'])('does not take %s', async field => {
    const { key } = await makeWorkspace()
    await refuse(key, path, { ...least, [field]: '2026-01-01T00:00:00.000Z' }, field)
  })

  it.each(Object.entries(unique))('is alone with its %s, whatever the case', async (field, value) => {
    const { muster } = await makeWorkspace()
    const first = await of(muster).create(whole)
    const second = await of(muster).create(least)
    const clash = { status: 409, code: 'conflict', errors: [{ field, message: 'is already in use' }] }
    await expect(of(muster).create({ ...whole, ...freed(unique), [field]: value })).rejects.toMatchObject(
      clash,
    )
    const moved = { ...whole, ...freed(unique), [field]: value } as unknown as Update
    await expect(of(muster).update(second.id, moved)).rejects.toMatchObject(clash)
    expect(await of(muster).update(first.id, { [field]: value } as Update)).toMatchObject({ [field]: value })
  })
}

function itIsFound<Item extends Stored, Create extends object, Update extends object>(
  facts: PlainFacts<Item, Create, Update>,
): void {
  const { of, least, whole } = facts
  for (const filter of facts.filters) {
    it(`is found by ${JSON.stringify(filter)}`, async () => {
      const { muster } = await makeWorkspace()
      await of(muster).create(least)
      const ids = await referred(facts, muster)
      const { id } = await of(muster).create({ ...whole, ...ids })
      const query = Object.fromEntries(
        Object.entries(filter).map(([name, value]) => [name, ids[name] ?? value]),
      )
      const found: string[] = []
      for await (const item of of(muster).list(query)) found.push(item.id)
      expect(found).toEqual([id])
    })
  }

  it('is found by when it changed', async () => {
    const { muster } = await makeWorkspace()
    const first = await of(muster).create(least)
    await of(muster).create(whole)
    const changed = await of(muster).update(first.id, { name: 'Changed' } as unknown as Update)
    const page = await of(muster).list({ updated_since: changed.updated_at })
    expect(page.data).toEqual([changed])
  })
}

function itIsFenced<Item extends Stored, Create extends object, Update extends object>(
  facts: PlainFacts<Item, Create, Update>,
): void {
  const { of, least, whole } = facts
  it('refers to records of its workspace only', async () => {
    const [{ muster }, other] = await Promise.all([makeWorkspace(), makeWorkspace()])
    const { id } = await of(muster).create(least)
    for (const [field, foreign] of Object.entries(await referred(facts, other.muster))) {
      const refusal = { status: 400, errors: [{ field, message: 'names no record of this workspace' }] }
      for (const value of [foreign, unknownId]) {
        await expect(of(muster).create({ ...whole, [field]: value })).rejects.toMatchObject(refusal)
        await expect(of(muster).update(id, { [field]: value } as Update)).rejects.toMatchObject(refusal)
      }
    }
  })

  it('does not exist for another workspace', async () => {
    const [{ muster }, other] = await Promise.all([makeWorkspace(), makeWorkspace()])
    const { id } = await of(muster).create(least)
    for (const asked of [id, unknownId]) {
      const refusal = { status: 404, code: 'not_found' }
      await expect(of(other.muster).get(asked)).rejects.toMatchObject(refusal)
      await expect(of(other.muster).update(asked, { name: 'X' } as unknown as Update)).rejects.toMatchObject(
        refusal,
      )
    }
    for await (const item of of(other.muster).list()) expect(item.id).not.toBe(id)
  })
}

/** Fields that follow from others and so may change with them. */
function partsOf(item: object): object {
  return 'year' in item ? { year: item.year } : {}
}

/** The unique fields with values that clash with nothing. */
function freed(unique: Values): Values {
  return Object.fromEntries(Object.keys(unique).map(field => [field, 'Free']))
}
