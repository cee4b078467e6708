// The order in which a form asks: what is needed first, and of a long form the rest by its groups.
import type { WordId } from '../../app/words.ts'
import type { AnyRecord, Fields } from '../operation.ts'
import type { FormShape } from './form-shape.ts'

/** As the page of the record has them. */
export interface FormGroup {
  readonly title: WordId
  readonly fields: readonly string[]
}

/** Fields that are asked for together; those without a title come first and are never folded. */
export interface Block {
  readonly title?: WordId
  readonly names: readonly string[]
  /** Something stands in it already. */
  readonly isFilled: boolean
}

interface Arranging {
  readonly names: readonly string[]
  readonly fields: Fields
  readonly shape: FormShape | undefined
  readonly groups: readonly FormGroup[] | undefined
  /** What the form begins with. */
  readonly begun: AnyRecord
}

/** More than so many in one column are no form that anybody reads. */
const mostAtOnce = 10

const isLong = (names: readonly string[]): boolean => names.length > mostAtOnce

/** Whom a form is about is asked before everything else. */
const whom = 'employee_id'

export function arrangeFields({ names, fields, shape, groups = [], begun }: Arranging): readonly Block[] {
  const { first: wanted = [], folded = [] } = shape ?? {}
  const first = wanted.includes(whom) ? wanted : [whom, ...wanted]
  const led = [...first.filter(name => names.includes(name)), ...names.filter(name => !first.includes(name))]
  const isNeeded = (name: string) => !isLong(names) || first.includes(name) || fields[name]?.required === true
  const asked = led.filter(name => isNeeded(name) && !folded.includes(name))
  const others = led.filter(name => !asked.includes(name))
  const grouped = isLong(names) ? groups : []
  const ofGroups = grouped.map(({ title, fields: of }) => ({
    title,
    names: of.filter(name => others.includes(name)),
  }))
  const known = new Set(ofGroups.flatMap(block => block.names))
  const rest = {
    title: isLong(names) ? ('form.others' as const) : ('form.more' as const),
    names: others.filter(name => !known.has(name)),
  }
  return [
    { names: asked, isFilled: true },
    ...[...ofGroups, rest]
      .filter(block => block.names.length > 0)
      .map(block =>
        Object.assign(block, {
          isFilled: block.names.some(name => isSaid(begun[name]) && !folded.includes(name)),
        }),
      ),
  ]
}

const isSaid = (value: unknown): boolean =>
  ![undefined, null, '', false].includes(value as null) && !(Array.isArray(value) && value.length === 0)
