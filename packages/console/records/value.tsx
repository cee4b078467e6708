// One value as people read it, by what the contract says that it is.
import { useCompany } from '../app/company.ts'
import {
  formatAmount,
  formatBytes,
  formatCount,
  formatDate,
  formatMoment,
  formatMonthLong,
  formatMonthName,
  formatTime,
} from '../app/formats.ts'
import { sayCountry } from '../app/language/countries.ts'
import { sayLanguage } from '../app/language/languages.ts'
import { isRecordId } from '../app/sentences.ts'
import { isRight, say, sayOf, sayValue } from '../app/words.ts'
import { Status } from '../ui/status.tsx'
import { Figure } from './explanations/figure.tsx'
import type { Noun } from './noun.ts'
import type { AnyRecord, Field, Fields, Schemas, Value as ValueFacts } from './operation.ts'
import { Reference } from './references/reference.tsx'
import { Sentence } from './references/sentence.tsx'

interface ValueProps {
  readonly name: string
  readonly facts: Field | undefined
  readonly value: unknown
  readonly schemas: Schemas
}

export function Value({ name, facts, value, schemas }: ValueProps) {
  const company = useCompany()
  if (value === null || value === undefined || value === '') return <Empty />
  if (typeof value === 'boolean') return say(value ? 'value.yes' : 'value.no')
  if (Array.isArray(value)) return <Values name={name} facts={facts} values={value} schemas={schemas} />
  if (typeof value === 'object')
    return (
      <Facts
        fields={facts?.fields ?? schemas[facts?.ref ?? ''] ?? {}}
        record={value as Record<string, unknown>}
        schemas={schemas}
      />
    )
  if (isId(facts) || isRecordId(String(value)))
    return <Reference kind={facts?.references} id={String(value)} />
  if (name === 'status' && facts?.enum) return <Status value={String(value)} of={facts.ref} />
  if (typeof value === 'number' && /^(file_)?size_bytes$/.test(name)) return <bdi>{formatBytes(value)}</bdi>
  if (typeof value === 'number' && isMonth(name, facts)) return sayMonth(value)
  if (isWeekday(facts)) return sayWeekday(value)
  if (name === 'language') return sayLanguage(String(value))
  // Its own direction: in Arabic, +92 300 1234567 would end with its plus.
  return <bdi>{formatScalar(facts, value as string | number, company)}</bdi>
}

/** Text, count, amount, day or moment. */
export function formatScalar(
  facts: Field | undefined,
  value: string | number,
  { currency_decimals: decimals, timezone }: { currency_decimals: number; timezone: string },
): string {
  if (facts?.enum || isRight(facts?.ref)) return sayValue(String(value), facts?.ref)
  if (typeof value === 'number') return formatCount(value)
  if (isCountry(facts)) return sayCountry(value)
  if (isMoney(facts)) return formatAmount(value, decimals)
  if (facts?.decimals !== undefined) return formatAmount(value, 0)
  if (facts?.format === 'date') return formatDate(value)
  if (facts?.ref?.endsWith('YearMonth')) return formatMonthName(value)
  if (facts?.format === 'date-time') return formatMoment(value, timezone)
  return facts?.ref?.endsWith('TimeOfDay') ? formatTime(value) : value
}

/** Told by what it names: an id says nothing to a person. A list of ids and one of several kinds do not say of what. */
const isId = (facts: Field | undefined): boolean =>
  facts?.references !== undefined || /^(Nullable)?Id$/.test(facts?.ref ?? '')

export const isMoney = (facts: Field | undefined): boolean => facts?.decimals === 'currency'

export const isCountry = (facts: Field | undefined): boolean => facts?.ref?.endsWith('CountryCode') ?? false

/** 1 is Monday. */
export const isWeekday = (facts: ValueFacts | undefined): boolean =>
  facts?.type === 'integer' && facts.minimum === 1 && facts.maximum === 7

export const sayWeekday = (day: unknown): string => sayValue(`weekday_${day}`)

/** 1 is January: a month apart from its year. */
export const isMonth = (name: string, facts: ValueFacts | undefined): boolean =>
  /(^|_)month$/.test(name) && facts?.type === 'integer' && facts.minimum === 1 && facts.maximum === 12

export const sayMonth = (month: unknown): string => formatMonthLong(`2026-${String(month).padStart(2, '0')}`)

/** Figures stand under each other, so that a column can be read. */
export const isFigure = (facts: Field | undefined): boolean =>
  isMoney(facts) ||
  facts?.decimals !== undefined ||
  ((facts?.type === 'integer' || facts?.type === 'number') && !facts.enum)

function Values({
  name,
  facts,
  values,
  schemas,
}: Omit<ValueProps, 'value'> & { readonly values: readonly unknown[] }) {
  if (values.length === 0) return <Empty />
  const fields = facts?.items?.fields ?? schemas[facts?.items?.ref ?? '']
  if (fields)
    return <Rows label={name} fields={fields} records={values as readonly AnyRecord[]} schemas={schemas} />
  return (
    <ul className="values">
      {values.map(value => (
        <li key={String(value)}>
          <Value name={name} facts={facts?.items} value={value} schemas={schemas} />
        </li>
      ))}
    </ul>
  )
}

interface RowsProps {
  readonly label: string
  readonly fields: Fields
  readonly records: readonly AnyRecord[]
  readonly schemas: Schemas
}

/** A list of objects within a record, as a table of its own. */
function Rows({ label, fields, records, schemas }: RowsProps) {
  const names = Object.keys(fields).filter(
    name => !unnamed.includes(name) && records.some(record => name in record),
  )
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table short" tabIndex={0} aria-label={sayOf('field', label)}>
      <table>
        <thead>
          <tr>
            {names.map(name => (
              <th key={name} scope="col" className={isFigure(fields[name]) ? 'figure' : undefined}>
                {sayOf('field', name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map(record => (
            <tr key={record.id ?? JSON.stringify(record)}>
              {names.map(name => (
                <td key={name} className={isFigure(fields[name]) ? 'figure' : undefined}>
                  <Value name={name} facts={fields[name]} value={record[name]} schemas={schemas} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What says nothing to a person. */
const unnamed = ['object', 'id', 'sentence']

/** A table needs the whole width. */
const isWide = (value: unknown): boolean => Array.isArray(value) && typeof value[0] === 'object'

/** By the name of a field, what explains it. */
export type Explains = NonNullable<Noun['explains']>

/** The value of a record's field; one that explains itself opens why it is so. */
export function FieldValue({
  name,
  facts,
  record,
  schemas,
  explains,
}: Omit<ValueProps, 'value'> & { readonly record: AnyRecord; readonly explains?: Explains | undefined }) {
  const { message, sentence } = record
  // A message of the service has beside it what it is said by in other languages.
  if (name === 'message' && typeof message === 'string' && 'sentence' in record)
    return <Sentence text={message} coded={sentence as string | null} />
  const value = <Value name={name} facts={facts} value={record[name]} schemas={schemas} />
  const operation = explains?.[name]
  if (operation === undefined || record.id === undefined || record[name] === null) return value
  return (
    <Figure operation={operation} id={record.id} label={sayOf('field', name)}>
      {value}
    </Figure>
  )
}

interface FactsProps {
  readonly fields: Readonly<Record<string, Field>>
  readonly record: AnyRecord
  readonly schemas: Schemas
  readonly names?: readonly string[]
  readonly explains?: Explains | undefined
}

/** The fields of a record as a list of names and values; those that the person may not see are not there. */
export function Facts({
  fields,
  record,
  schemas,
  names = Object.keys(fields).filter(name => !unnamed.includes(name)),
  explains,
}: FactsProps) {
  return (
    <dl className="facts">
      {names
        .filter(name => name in record)
        .map(name => (
          <div key={name} className={isWide(record[name]) ? 'wide' : undefined}>
            <dt>{sayOf('field', name)}</dt>
            <dd>
              <FieldValue
                name={name}
                facts={fields[name]}
                record={record}
                schemas={schemas}
                explains={explains}
              />
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** In a table or a list of facts, an empty place is seen as a dash and read as what it is. */
function Empty() {
  return (
    <span className="faint">
      <span aria-hidden="true">–</span>
      <span className="unseen">{say('value.empty')}</span>
    </span>
  )
}
