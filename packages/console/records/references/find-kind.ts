// The kind of record that an id is of, by how it begins.
import { kinds } from '../../gen/kinds.ts'

export const findKind = (id: string | null | undefined): string | undefined =>
  Object.keys(kinds).find(kind => id?.startsWith(`${kinds[kind]?.prefix}_`))
