// Lists of people in a change of details: whoever is added, whoever is left out, and whoever stays.

import { formatDate } from '../../../app/formats.ts'
import { say, sayValue } from '../../../app/words.ts'
import type { RecordOf } from '../../../records/kind.ts'

type Change = RecordOf<'ProfileChange'>
export type Related = Change['dependants'][number] | Change['contacts'][number]

export const relationFields = ['dependants', 'contacts'] as const
export type RelationField = (typeof relationFields)[number]

export const isRelation = (field: string): field is RelationField =>
  relationFields.some(relation => relation === field)

/** Their name in the direction of its script, and a number from left to right. */
export function Person({ of }: { readonly of: Related }) {
  const { name, relationship } = of
  return (
    <>
      <bdi>{name}</bdi> · {sayValue(relationship ?? '', 'Relationship')}
      {'phone' in of && (
        <>
          {' '}
          · <bdi dir="ltr">{of.phone}</bdi>
          {of.is_primary && ` · ${say('profile.called_first')}`}
        </>
      )}
      {'born_on' in of && of.born_on && ` · ${formatDate(of.born_on)}`}
    </>
  )
}

const write = (one: Related): string =>
  JSON.stringify([one.name, one.relationship, 'phone' in one ? [one.phone, one.is_primary] : one.born_on])

const leaveOut = (from: readonly Related[], others: readonly Related[]): readonly Related[] => {
  const known = others.map(write)
  return from.filter(one => !known.includes(write(one)))
}

export function AskedRelations({ record }: { readonly record: Change }) {
  return record.fields.filter(isRelation).map(field => {
    const [old, wanted] = [record[`old_${field}`], record[field]]
    const [gone, added] = [leaveOut(old, wanted), leaveOut(wanted, old)]
    const stays = wanted.filter(one => !added.includes(one))
    return (
      <section key={field}>
        <h3>{sayValue(field, 'ProfileField')}</h3>
        <ul className="changes">
          {gone.map(one => (
            <li key={write(one)}>
              <del>
                <Person of={one} />
              </del>
            </li>
          ))}
          {added.map(one => (
            <li key={write(one)}>
              <ins>
                <Person of={one} />
              </ins>
            </li>
          ))}
          {stays.map(one => (
            <li key={write(one)}>
              <Person of={one} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
