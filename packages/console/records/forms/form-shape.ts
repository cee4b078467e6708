// How the forms of a kind of record differ from what the contract alone makes of them.
import type { ComponentType } from 'react'
import type { AnyInput, AnyRecord } from '../operation.ts'
import type { FieldInputProps } from './field-props.ts'

export interface BesideProps {
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
  /** Stands beside the form on a page, such as a preview. */
  readonly Beside?: ComponentType<BesideProps>
}
