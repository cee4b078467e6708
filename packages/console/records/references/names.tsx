// The names of records by their ids: what one page needs is asked for together.
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../app/ask.ts'
import { formatDate, formatNamedMonth } from '../../app/formats.ts'
import { sayOf } from '../../app/words.ts'
import { getNames } from '../../gen/operations/names.ts'
import { findKind } from './find-kind.ts'

const mostIds = getNames.query.find(({ name }) => name === 'ids')?.maxItems ?? 1

/** What is known of a record: what people call it, and the version of its photo. */
interface Known {
  readonly name: string | null
  readonly photo: string | null
}

const unknown: Known = { name: null, photo: null }

/**
 * Gathers the ids that are asked for in one turn, and asks for all of them at once. Names do not follow the reach of the
 * page: in the room of one's own records, too, one wants to know who decided.
 */
class NameReader {
  #wanted = new Map<string, ((known: Known) => void)[]>()

  read(id: string): Promise<Known> {
    // An operator or the system itself is named by what stands there.
    if (!/^[a-z]{3}_/.test(id)) return Promise.resolve(unknown)
    return new Promise(resolve => {
      if (this.#wanted.size === 0) setTimeout(() => void this.#send(), 5)
      this.#wanted.set(id, [...(this.#wanted.get(id) ?? []), resolve])
      if (this.#wanted.size === mostIds) void this.#send()
    })
  }

  async #send(): Promise<void> {
    const wanted = this.#wanted
    this.#wanted = new Map()
    if (wanted.size === 0) return
    const found = await ask(getNames, { query: { ids: [...wanted.keys()] as [string, ...string[]] } })
      .then(({ data }) => new Map<string, Known>(data.map(one => [one.id, one])))
      // A page of ids is better than none.
      .catch(() => new Map<string, Known>())
    for (const [id, resolves] of wanted) for (const resolve of resolves) resolve(found.get(id) ?? unknown)
  }
}

const reader = new NameReader()

/** Null for each that it does not have, or that the person may not know. What is asked for in one turn is one request. */
export const knowOf = (id: string): Promise<Known> => reader.read(id)

/** Null where it has none, or where the person may not know it. */
export async function readName(id: string): Promise<string | null> {
  const { name } = await knowOf(id)
  if (name === null) return null
  // What is called by its day, such as a day of attendance, or by its month, such as a payroll run.
  return /^\d{4}-\d\d-\d\d$/.test(name) ? formatDate(name) : (formatNamedMonth(name) ?? name)
}

export const nameKey = (id: string | undefined) => ['name', id] as const

/** Undefined while it is read, null where the person may not know it. */
export function useName(id: string | undefined): string | null | undefined {
  const { data } = useQuery({
    queryKey: nameKey(id),
    queryFn: () => readName(id ?? ''),
    enabled: id !== undefined,
    staleTime: 5 * 60_000,
  })
  return data
}

/** The name of a record; of one that has none, or whose name the person may not know, what kind it is. */
export function Name({ id }: { readonly id: string | undefined }) {
  const name = useName(id)
  if (name === undefined) return <span className="faint to-come">…</span>
  // A name of its own direction leaves the day that follows it where it is.
  return <bdi>{name ?? sayKind(id) ?? <span className="id">{id}</span>}</bdi>
}

function sayKind(id: string | undefined): string | undefined {
  const kind = findKind(id)
  return kind && sayOf('kind', kind, { count: 1 })
}
