// The kind of record that an id is of, by how it begins.
import { references } from '../../gen/references.ts'

export const findKind = (id: string | null | undefined): string | undefined =>
  Object.keys(references).find(kind => id?.startsWith(`${references[kind]?.prefix}_`))
