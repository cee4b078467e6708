// Puts the ids of a demo into the samples: of a record that the operation can do its work on, by what each id is of.

import type { OperationWithSamples } from '../contract/samples.ts'
import type { SampledApi } from './apis.ts'
import type { Prepared } from './prepare/office.ts'
import type { Runnable } from './run.ts'
import { addressIn } from './sent.ts'
import { now, type ServedDemo } from './served.ts'

type Found = Readonly<Record<string, unknown>> & { readonly id: string }

const id = /\b([a-z]{3})_[0-9a-z]{26}\b/g
const prefixOf = (text: string): string => text.slice(0, 3)

export class Ids {
  /** Those that lists show first, by the prefix of their ids. */
  readonly #records: ReadonlyMap<string, readonly Found[]>
  /** The employee whose a record is, by its id, where the address of its list says it. */
  readonly #owners: ReadonlyMap<string, string>
  /** Those that an operation has changed, or deleted. */
  readonly #used = new Set<string>()

  /** Those that are there for one operation. */
  readonly #prepared: Prepared

  constructor({ records, owners }: Listed, prepared: Prepared = {}) {
    this.#records = records
    this.#owners = owners
    this.#prepared = prepared
    for (const ids of Object.values(prepared))
      for (const [prefix, id] of Object.entries(ids)) if (prefix !== 'emp') this.#used.add(id)
  }

  /** The record that shows the most of those that are in use, the newest of them, and whose it is. */
  show(prefix: string): { readonly id: string; readonly owner: string | undefined } | undefined {
    const all = this.#records.get(prefix) ?? []
    const [fullest] = [all.filter(isUsable), all].flatMap(some =>
      some.toSorted((one, other) => fullness(other) - fullness(one)),
    )
    return fullest && { id: fullest.id, owner: this.#owners.get(fullest.id) }
  }

  /** Whether there is a record for it alone. */
  isPrepared({ id }: OperationWithSamples): boolean {
    return Object.hasOwn(this.#prepared, id)
  }

  /** The text of a sample with ids of the demo; those that it has none for stay. */
  place(operation: OperationWithSamples): (text: string) => string {
    const [sample] = operation.samples
    const prepared = this.#prepared[operation.id] ?? {}
    const inPath = [...(sample?.source.split('\n')[0] ?? '').matchAll(id)].map(([found]) => found)
    const chosen = inPath.some(found => prepared[prefixOf(found)])
      ? new Map()
      : this.#choose(operation, inPath)
    return text =>
      Object.entries(prepared)
        .reduce((placed, [said, instead]) => (said.length > 3 ? placed.replace(said, instead) : placed), text)
        .replace(
          id,
          (found, prefix: string) =>
            prepared[prefix] ?? chosen.get(prefix) ?? this.#usual(prefix)?.id ?? found,
        )
  }

  /** Records for the ids of a path: the last is that of the operation, and what is before it is what it belongs to. */
  #choose({ method, from }: OperationWithSamples, inPath: readonly string[]): Map<string, string> {
    const own = inPath.at(-1)
    const all = own === undefined ? [] : (this.#records.get(prefixOf(own)) ?? [])
    const isFree = (one: Found) => !this.#used.has(one.id) && !this.#used.has(this.#owners.get(one.id) ?? '')
    const fits = (one: Found) => isIn(one, from) && (method === 'GET' || isUsable(one))
    const [free] = [all.filter(one => fits(one) && isFree(one)), method === 'GET' ? all : []].filter(
      some => some.length > 0,
    )
    if (free === undefined) return new Map()
    // A reader deletes what is of no use to the rest.
    const record = method === 'DELETE' ? free.at(-1) : free[0]
    if (!record) return new Map()
    if (method === 'DELETE' || Array.isArray(from)) this.#used.add(record.id)
    const chosen = new Map([[prefixOf(own!), record.id]])
    if (inPath.length > 1) chosen.set(prefixOf(inPath[0]!), this.#owners.get(record.id)!)
    return chosen
  }

  /** What a body refers to: an employee of whom the most is known, and a type that asks for the least. */
  #usual(prefix: string): Found | undefined {
    const free = (this.#records.get(prefix) ?? []).filter(one => !this.#used.has(one.id) && isUsable(one))
    const [plainest, ...others] = free.sort((one, other) => fullness(one) - fullness(other))
    return prefix === 'emp' ? (others.at(-1) ?? plainest) : plainest
  }
}

const isIn = (record: Found, from: OperationWithSamples['from']): boolean =>
  from === undefined || from === 'any' || from.includes(String(record.status ?? record.stage))

const ended = [
  'inactive',
  'terminated',
  'resigned',
  'closed',
  'on_leave',
  'rejected',
  'withdrawn',
  'cancelled',
]

/** Neither ended nor still to come, such as a day of leave next month. */
const isUsable = ({ status, stage, is_active: isActive, deleted, date }: Found): boolean =>
  deleted !== true &&
  isActive !== false &&
  !ended.includes(String(status ?? stage)) &&
  (typeof date !== 'string' || date < now.slice(0, 10))

const fullness = (record: Found): number =>
  Object.values(record).filter(value => value !== null && value !== '' && value !== false).length

/** What the lists of some APIs hold. */
export interface Listed {
  readonly records: ReadonlyMap<string, readonly Found[]>
  readonly owners: ReadonlyMap<string, string>
}

/** Reads every list of the contracts. */
export async function readLists(demo: ServedDemo, apis: readonly SampledApi[]): Promise<Listed> {
  const records = new Map<string, Found[]>()
  const owners = new Map<string, string>()
  const ask = async (path: string, key: string): Promise<readonly Found[]> => {
    const address = new URL(path, demo.base_url)
    address.searchParams.set('limit', '100')
    const response = await fetch(address, { headers: { authorization: `Bearer ${key}` } })
    const { data = [] } = (await response.json()) as { data?: Found[] }
    return data
  }
  const add = (record: Found, employee: string | undefined) => {
    const all = records.get(prefixOf(record.id)) ?? []
    // The console has lists that show the same records in another way.
    if (!all.some(({ id }) => id === record.id)) records.set(prefixOf(record.id), [...all, record])
    if (employee !== undefined) owners.set(record.id, employee)
  }
  for (const api of apis) {
    const lists = api.operations.filter(({ id, method }) => method === 'GET' && id.startsWith('list'))
    for (const list of lists.filter(({ path }) => !path.includes('{')))
      for (const record of await ask(addressIn(list.samples[0]!.source), api.keyFor(demo, list)))
        add(record, undefined)
    const nested = lists.filter(({ path }) => /\/employees\/\{id\}\//.test(path))
    for (const list of nested)
      for (const { id: employee } of records.get('emp') ?? [])
        for (const record of await ask(list.path.replace('{id}', employee), api.keyFor(demo, list)))
          add(record, employee)
  }
  return { records, owners }
}

/** How each language asks for the present time, which for the demo stands still. */
const present = [
  ['"$(date -u +%Y-%m-%dT%H:%M:%SZ)"', `"${now}"`],
  ['new Date().toISOString()', `'${now}'`],
  ['datetime.now(timezone.utc).isoformat()', `"${now}"`],
] as const

/** The samples of a language as whoever reads the docs runs them: with ids of records that are there. */
export const placeSamples = (label: string, api: SampledApi, demo: ServedDemo, ids: Ids): Runnable[] =>
  api.operations.map(operation => {
    const { source = '' } = operation.samples.find(one => one.label === label) ?? {}
    const placed = ids.place(operation)(source)
    return {
      id: operation.id,
      source: present.reduce((text, [asked, instant]) => text.replace(asked, instant), placed),
      variable: api.variable,
      key: api.keyFor(demo, operation),
    }
  })
