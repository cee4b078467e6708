// How the forms of a kind of record differ from what the contract alone makes of them.
import type { ComponentType } from 'react'
import { say, type WordId } from '../../app/words.ts'
import type { BodyOf, FieldOf, ValuesOf } from '../kind.ts'
import type { AnyInput, AnyRecord, Fields, OperationId } from '../operation.ts'
import type { FieldInputProps } from './field-props.ts'

export interface AsideProps {
  /** The record that is changed; nothing where one is made. */
  readonly path: AnyInput['path']
  /** What has been typed so far. */
  readonly values: AnyRecord
}

type Begins<Name extends string, Values> = {
  readonly [Key in Name]?: readonly (Key extends keyof Values ? NonNullable<Values[Key]> : unknown)[]
}

/** By the fields that are asked for, and what can be typed into them. */
export interface FormShape<Name extends string = string, Values = AnyRecord> {
  /** Made by hand: the controls of single fields. */
  readonly controls?: Readonly<Partial<Record<Name, ComponentType<FieldInputProps>>>>
  /** Whether a field is asked for, by what has been typed so far. */
  readonly asks?: (name: Name, values: Values) => boolean
  /** What has to be said here, though the contract leaves it open. */
  readonly needs?: readonly Name[]
  /** What is stored where a new record is made without the field, where that depends on the other fields. */
  readonly defaults?: Readonly<Partial<Record<Name, (values: Values) => unknown>>>
  /** The values that a new record can begin with, where a later change offers more. */
  readonly begins?: Begins<Name, Values>
  /** The values that are offered here, where the contract takes more. */
  readonly choices?: Begins<Name, Values>
  /** What a field is for here, where the contract tells it of every use. */
  readonly helps?: Readonly<Partial<Record<Name, WordId>>>
  /** Reads what a new record begins with; undefined until it is known. */
  readonly useBegin?: () => AnyRecord | undefined
  /** The fields that come first, in this order. */
  readonly first?: readonly Name[]
  /** Fields that few need: folded under the others. */
  readonly folded?: readonly Name[]
  /** Fields whose default depends on other records. */
  readonly open?: readonly Name[]
  /** Fields that are sent as null where they begin with a value and are emptied: it is to be taken away. */
  readonly clears?: readonly Name[]
  /** Stands beside the form on a page, such as a preview. */
  readonly Aside?: ComponentType<AsideProps>
}

/** The shape of the forms of some operations. */
export type FormOf<Id extends OperationId> = FormShape<FieldOf<BodyOf<Id>>, ValuesOf<Id>>

/** Of one operation, where it is asked for beside the forms of a noun. */
export const shapeForm = <Id extends OperationId = never>(shape: FormOf<Id>): FormShape =>
  shape as unknown as FormShape

/** The facts of an operation's fields, as the form of the kind of record has them. */
export function shapeFields(fields: Fields, shape: FormShape | undefined, isChange: boolean): Fields {
  const { needs = [], open = [], begins = {}, choices = {}, helps = {} } = shape ?? {}
  const entries = Object.entries(fields).map(([name, facts]) => {
    const needed = needs.includes(name) && { required: true }
    const left = open.includes(name) && { isOpen: true, default: undefined }
    const first = !isChange && begins[name] && { enum: begins[name] }
    const offered = choices[name] && { enum: choices[name] }
    const said = helps[name] && { helpHere: say(helps[name]) }
    return [name, Object.assign({}, facts, needed, left, first, offered, said)]
  })
  return Object.fromEntries(entries)
}

/** Of a record that is changed, a status offers what it can become; what it is now stays chosen. */
export const offerMoves = (fields: Fields, record: AnyRecord = {}): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, facts]) => {
      const now = record[name]
      const next = facts.leads?.[String(now)]
      if (next === undefined) return [name, facts]
      const offered = facts.enum?.filter(value => value === now || next.includes(String(value)))
      return [name, Object.assign({}, facts, { enum: offered })]
    }),
  )
