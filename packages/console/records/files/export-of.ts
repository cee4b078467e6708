// What an export is of: what is asked for, and in which formats it comes.
import type { Input } from '../operation.ts'

type Asked = Input<'createExport'>['body']

export interface ExportOf {
  /** What the file is of. */
  readonly title: string
  readonly asked: Omit<Asked, 'format'>
  readonly formats: readonly Asked['format'][]
}
