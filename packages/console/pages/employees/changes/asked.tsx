// What somebody asks to have changed: of each field what was known, and what it is to be.

import { sayCountry } from '../../../app/language/countries.ts'
import { sayTogether, sayValue } from '../../../app/words.ts'
import { getProfileChange } from '../../../gen/operations/profile-changes.ts'
import { Changes } from '../../../records/history/differences.tsx'
import type { RecordOf } from '../../../records/kind.ts'
import { readResult } from '../../../records/operation.ts'
import { AskedRelations, isRelation, type RelationField } from './asked-relations.tsx'

type Change = RecordOf<'ProfileChange'>
type Address = Change['addresses'][number]

export const writeAddress = ({
  line1,
  line2,
  city,
  state,
  postal_code,
  country,
}: Omit<Address, 'type'>): string =>
  sayTogether(
    ...[line1, line2, postal_code, city, state, sayCountry(country)]
      .map(part => part ?? '')
      .filter(part => part !== ''),
  )

export const isPlain = <Field extends string>(
  field: Field,
): field is Exclude<Field, 'addresses' | RelationField> => field !== 'addresses' && !isRelation(field)

export function Asked({ record }: { readonly record: Change }) {
  const plain = record.fields.filter(isPlain)
  const changes = plain.map(field => ({ field, from: record[`old_${field}`], to: record[field] }))
  return (
    <>
      {plain.length > 0 && (
        <Changes changes={changes} fields={readResult(getProfileChange)} schemas={getProfileChange.schemas} />
      )}
      {record.addresses.length > 0 && (
        <ul className="changes">
          {record.addresses.map(address => {
            const old = record.old_addresses.find(({ type }) => type === address.type)
            return (
              <li key={address.type}>
                <span className="faint">{sayValue(address.type, 'AddressType')}</span>{' '}
                {old && <del dir="auto">{writeAddress(old)}</del>}{' '}
                <ins dir="auto">{writeAddress(address)}</ins>
              </li>
            )
          })}
        </ul>
      )}
      <AskedRelations record={record} />
    </>
  )
}
