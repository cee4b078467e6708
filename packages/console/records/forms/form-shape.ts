// How the forms of a kind of record differ from what the contract alone makes of them.
import type { ComponentType } from 'react'
import type { AnyInput, AnyRecord, Fields } from '../operation.ts'
import type { FieldInputProps } from './field-props.ts'

export interface AsideProps {
  /** The record that is changed; nothing where one is made. */
  readonly path: AnyInput['path']
  /** What has been typed so far. */
  readonly values: AnyRecord
}

export interface FormShape {
  /** Made by hand: the controls of single fields. */
  readonly controls?: Readonly<Record<string, ComponentType<FieldInputProps>>>
  /** Whether a field is asked for, by what has been typed so far. */
  readonly asks?: (name: string, values: AnyRecord) => boolean
  /** What has to be said here, though the contract leaves it open. */
  readonly needs?: readonly string[]
  /** What is stored where a new record is made without the field, where that depends on the other fields. */
  readonly defaults?: Readonly<Record<string, (values: AnyRecord) => unknown>>
  /** Fields whose default depends on other records. */
  readonly open?: readonly string[]
  /** Stands beside the form on a page, such as a preview. */
  readonly Aside?: ComponentType<AsideProps>
}

/** The facts of an operation's fields, as the form of the kind of record has them. */
export function shapeFields(fields: Fields, shape: FormShape | undefined): Fields {
  const { needs = [], open = [] } = shape ?? {}
  const entries = Object.entries(fields).map(([name, facts]) => {
    const needed = needs.includes(name) && { required: true }
    const left = open.includes(name) && { isOpen: true, default: undefined }
    return [name, Object.assign({}, facts, needed, left)]
  })
  return Object.fromEntries(entries)
}
