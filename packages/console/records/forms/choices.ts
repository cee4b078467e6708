// The records that a field for another record offers: the newest, and those that what was typed finds.
import { useQuery } from '@tanstack/react-query'
import { askAny } from '../../app/ask.ts'
import { useReach } from '../../app/reach.ts'
import type { Reach } from '../../app/rights.ts'
import { kinds } from '../../gen/kinds.ts'
import { references } from '../../gen/references.ts'
import { titleRecord } from '../noun.ts'
import type { AnyOperation, AnyRecord } from '../operation.ts'
import { readName } from '../references/names.tsx'

export interface Choice {
  readonly id: string
  readonly name: string
  readonly code: string | undefined
}

interface Wanted {
  readonly kind: string
  /** A query of their list, where not all of the kind can be chosen. */
  readonly among?: object | undefined
  /** Not what is out of use, which a filter still finds. */
  readonly isUsed?: boolean
}

/** The service searches where it can; a short list is searched here. */
export function useChoices({ kind, among, isUsed = false }: Wanted, typed: string): readonly Choice[] {
  const reach = useReach()
  const list = references[kind]
  const search = list?.isSearched || list?.isOfEmployee ? findSearch(typed, list.isOfEmployee) : ''
  const { data } = useQuery({
    queryKey: ['choices', kind, among, search, isUsed, reach],
    queryFn: async ({ signal }) => {
      const records = await readRecords({ kind, among, search, signal, reach })
      return Promise.all(
        records.filter(record => !isUsed || isUsable(record)).map(record => makeChoice(kind, record)),
      )
    },
    enabled: list !== undefined,
    placeholderData: before => before,
  })
  const words = typed.toLocaleLowerCase().split(/[\s·]+/)
  return (data ?? []).filter(({ name, code }) => {
    const offered = `${name} ${code ?? ''}`.toLocaleLowerCase()
    return list?.isSearched || words.every(word => offered.includes(word))
  })
}

/** What is named by its employee first is searched by the employee: Ayesha Siddiqui of Ayesha Siddiqui · Annual leave. */
const findSearch = (typed: string, isOfEmployee = false): string =>
  (isOfEmployee ? (typed.split('·')[0] ?? '') : typed).trim()

interface Reading {
  readonly kind: string
  readonly among: object | undefined
  readonly search: string
  readonly signal: AbortSignal
  readonly reach: Reach | undefined
}

async function readRecords({ kind, among, search, signal, reach }: Reading): Promise<readonly AnyRecord[]> {
  const isOfEmployee = references[kind]?.isOfEmployee === true
  const read = (of: string, ...parts: (object | undefined)[]) =>
    readList(of, Object.assign({}, ...parts), { signal, reach })
  if (search === '') return read(kind, among)
  if (!isOfEmployee) return read(kind, among, { search })
  // Who may not see employees still finds what is among the newest.
  const employees = await read('Employee', { search, limit: mostEmployees }).catch(() => [])
  const pages = await Promise.all([
    ...employees.map(({ id }) => read(kind, among, { employee_id: id })),
    read(kind, among),
  ])
  return [...new Map(pages.flat().map(record => [record.id, record])).values()]
}

const mostEmployees = 5

async function readList(
  kind: string,
  query: object,
  options: Pick<Reading, 'signal' | 'reach'>,
): Promise<readonly AnyRecord[]> {
  const [id, path] = [kinds[kind]?.operation, references[kind]?.path]
  const operation = { id, method: 'get', path } as AnyOperation
  const { data } = (await askAny(operation, { query: Object.assign({ limit: 100 }, query) }, options)) as {
    data: readonly AnyRecord[]
  }
  return data
}

/** What is not used any more stays where it was chosen, and is not offered anew. */
const isUsable = (record: AnyRecord): boolean =>
  record.is_active !== false && record.status !== 'inactive' && record.deleted !== true

async function makeChoice(kind: string, record: AnyRecord): Promise<Choice> {
  const code = record[references[kind]?.code ?? '']
  const title = titleRecord({ kind }, record)
  return {
    id: String(record.id),
    name: title === record.id ? await nameByOthers(record) : title,
    code: typeof code === 'string' ? code : undefined,
  }
}

/** What has no name of its own is called by what it is about: a balance by its employee, its leave type and its year. */
async function nameByOthers(record: AnyRecord): Promise<string> {
  const ids = Object.entries(record).filter(([name, id]) => name.endsWith('_id') && typeof id === 'string')
  const names = await Promise.all(ids.map(([, id]) => readName(String(id))))
  return names.filter(name => name !== null).join(' · ') || String(record.id)
}
