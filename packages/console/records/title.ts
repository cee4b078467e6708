// What the page of a record is called: its name, and whose it is where a day or a number alone would say too little.
import { useCompany } from '../app/company.ts'
import { useReach } from '../app/reach.ts'
import { sayOf, sayTogether } from '../app/words.ts'
import { references } from '../gen/references.ts'
import { type Noun, titleRecord } from './noun.ts'
import { type AnyRecord, readResult } from './operation.ts'
import { useName } from './references/names.tsx'
import { formatScalar } from './value.tsx'

/** What is known of a kind of record to call one by its name. */
type Titled = Pick<Noun, 'get' | 'kind' | 'list' | 'title'>

export function useTitle(noun: Titled, record: AnyRecord | undefined): string | undefined {
  const company = useCompany()
  const title = record && formatTitle(noun, record, company)
  const isNameless = title !== undefined && title === record?.id
  // On pages of oneself, nobody is told whose it is.
  const isOwn = useReach() === 'own'
  const owner = isOwn ? undefined : record && findOwner(record)
  const name = useName(owner ?? (isNameless ? findOther(record) : undefined))
  // What has no name but its id is called by whose it is, or by what it is about.
  if (isNameless) return name ?? sayOf('kind', noun.kind, { count: 1 })
  return title === undefined || !name ? title : sayTogether(name, title)
}

const findOwner = ({ employee_id, candidate_id }: AnyRecord): string | undefined =>
  [employee_id, candidate_id].find(id => typeof id === 'string') as string | undefined

/** The first record that it refers to. */
const findOther = (record: AnyRecord): string | undefined =>
  Object.entries(record).find(([name, id]) => name.endsWith('_id') && typeof id === 'string')?.[1] as
    | string
    | undefined

/** Days and amounts in a title are written as everywhere. */
function formatTitle(noun: Titled, record: AnyRecord, company: ReturnType<typeof useCompany>): string {
  if (noun.title) return titleRecord(noun, record)
  const fields = readResult(noun.get ?? noun.list)
  const parts = (references[noun.kind]?.title ?? []).flatMap(name => {
    const value = record[name]
    return typeof value === 'string' || typeof value === 'number'
      ? [formatScalar(fields[name], value, company)]
      : []
  })
  return parts.length > 0 ? parts.join(' ') : titleRecord(noun, record)
}
