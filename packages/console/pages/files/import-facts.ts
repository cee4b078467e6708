// What the pages of imports know of an import and its rows.
import type { AnyRecord, Output } from '../../records/operation.ts'

export type Import = Output<'getImport'>
export type ImportRow = Output<'listImportRows'>['data'][number]

/** The pages read the operations of their noun, whose answers these are. */
export const asImport = (record: AnyRecord): Import => record as unknown as Import

export const isWorkedOn = ({ status }: Import): boolean => status === 'checking' || status === 'applying'
