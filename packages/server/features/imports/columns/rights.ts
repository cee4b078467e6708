// Rights: a column may be imported by whoever may change the same by hand.

import { operations } from '@muster/contract'
import type { Db } from '@muster/db'
import { say, sayTogether } from '@muster/sentences'
import { assertProven, explainLack } from '../../../auth/authorize.ts'
import type { Caller } from '../../../auth/callers.ts'
import { Problem } from '../../../http/problem.ts'
import type { Column, ImportKind } from '../kinds/kind.ts'

/** A 403 that names each column whose right the caller lacks. */
export function assertMayImport(caller: Caller, columns: readonly Column[]): void {
  const lacking = columns.flatMap(({ name, by }) => {
    const lack = explainLack(caller, operations[by])
    return lack ? [{ name, by, lack }] : []
  })
  const [first] = lacking
  if (!first) return
  const messages = [...Map.groupBy(lacking, ({ by }) => by)].map(([by, group]) => {
    const names = group.map(({ name }) => name).join(', ')
    const columns = group.length === 1 ? say`The column` : say`The columns`
    return say`${columns} ${names} cannot be imported: ${by} ${group[0]!.lack.message}.`
  })
  throw new Problem(first.lack.code, sayTogether(messages, ' '))
}

/** Those whose right the caller has. */
export const listImportable = (caller: Caller, columns: readonly Column[]): readonly Column[] =>
  columns.filter(({ by }) => explainLack(caller, operations[by]) === undefined)

/** The columns of a file, by their names; those of a component that is gone are no columns any more. */
export async function findImported(
  kind: Pick<ImportKind<unknown, unknown>, 'columns'>,
  names: readonly string[],
  db: Db,
): Promise<Column[]> {
  const known = await kind.columns(db)
  return known.filter(({ name }) => names.includes(name))
}

/** What asks a person for a fresh proof by hand asks for it here, before it is written. */
export function assertMayApply(caller: Caller, columns: readonly Column[]): void {
  assertMayImport(caller, columns)
  const { session } = caller
  if (session) for (const { by } of columns) assertProven(session, operations[by])
}
