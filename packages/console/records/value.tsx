// One value as people read it, by what the contract says that it is.
import { useCompany } from '../app/company.ts'
import { formatAmount, formatCount, formatDate, formatMoment, formatTime } from '../app/formats.ts'
import { say, sayOf } from '../app/words.ts'
import { Status } from '../ui/status.tsx'
import type { Field, Schemas } from './operation.ts'
import { Reference } from './reference.tsx'

interface ValueProps {
  readonly name: string
  readonly facts: Field | undefined
  readonly value: unknown
  readonly schemas: Schemas
}

export function Value({ name, facts, value, schemas }: ValueProps) {
  const company = useCompany()
  if (value === null || value === undefined || value === '')
    return <span className="faint">{say('value.none')}</span>
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
  if (facts?.references) return <Reference kind={facts.references} id={String(value)} />
  if (/^status$|_status$/.test(name) && facts?.enum) return <Status value={String(value)} />
  return formatScalar(facts, value as string | number, company)
}

/** Text, count, amount, day or moment. */
export function formatScalar(
  facts: Field | undefined,
  value: string | number,
  { currency_decimals: decimals, timezone }: { currency_decimals: number; timezone: string },
): string {
  if (facts?.enum) return sayOf('value', String(value))
  if (typeof value === 'number') return formatCount(value)
  if (isMoney(facts)) return formatAmount(value, decimals)
  if (facts?.decimals !== undefined) return formatAmount(value, 0)
  if (facts?.format === 'date') return formatDate(value)
  if (facts?.format === 'date-time') return formatMoment(value, timezone)
  return facts?.ref?.endsWith('TimeOfDay') ? formatTime(value) : value
}

export const isMoney = (facts: Field | undefined): boolean => facts?.decimals === 'currency'

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
  if (values.length === 0) return <span className="faint">{say('value.none')}</span>
  return (
    <ul className="values">
      {values.map(value => (
        <li key={JSON.stringify(value)}>
          <Value name={name} facts={facts?.items} value={value} schemas={schemas} />
        </li>
      ))}
    </ul>
  )
}

interface FactsProps {
  readonly fields: Readonly<Record<string, Field>>
  readonly record: Readonly<Record<string, unknown>>
  readonly schemas: Schemas
  readonly names?: readonly string[]
}

/** The fields of a record as a list of names and values; those that the person may not see are not there. */
export function Facts({ fields, record, schemas, names = Object.keys(fields) }: FactsProps) {
  return (
    <dl className="facts">
      {names
        .filter(name => name in record && name !== 'object')
        .map(name => (
          <div key={name}>
            <dt>{sayOf('field', name)}</dt>
            <dd>
              <Value name={name} facts={fields[name]} value={record[name]} schemas={schemas} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
