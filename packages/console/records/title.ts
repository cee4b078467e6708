// What the page of a record is called: its name, and whose it is where a day or a number alone would say too little.
import { useCompany } from '../app/company.ts'
import { isolate } from '../app/words.ts'
import { references } from '../gen/references.ts'
import { type Noun, titleRecord } from './noun.ts'
import { type AnyRecord, readResult } from './operation.ts'
import { useName } from './references/names.tsx'
import { formatScalar } from './value.tsx'

export function useTitle(noun: Noun, record: AnyRecord | undefined): string | undefined {
  const company = useCompany()
  const owner = [record?.employee_id, record?.candidate_id].find(id => typeof id === 'string') as
    | string
    | undefined
  const name = useName(owner)
  if (record === undefined) return undefined
  const title = formatTitle(noun, record, company)
  if (!name) return title
  // What has no name but its id is called by whose it is.
  return title === record.id ? name : `${isolate(name)} · ${isolate(title)}`
}

/** Days and amounts in a title are written as everywhere. */
function formatTitle(noun: Noun, record: AnyRecord, company: ReturnType<typeof useCompany>): string {
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
