// What the pages of imports know of an import and its rows.
import type { Output } from '../../records/operation.ts'

export type Import = Output<'getImport'>
export type ImportRow = Output<'listImportRows'>['data'][number]

export const isWorkedOn = ({ status }: Import): boolean => status === 'checking' || status === 'applying'
