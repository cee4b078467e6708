// What an export of a list needs: the list with its filters, and the scopes that its fields need.

import type { ExportCreate } from '@muster/contract'
import type { Context } from '../../../http/context.ts'
import type { Validation } from '../../../http/request/validate.ts'
import { findList, type List, lists } from '../../../resource/list-operations.ts'
import { checkListInput, type ListInput } from '../../../resource/lists/list-input.ts'
import { sensitiveScopes } from './list-columns.ts'

interface Services {
  readonly validation: Pick<Validation, 'check'>
}

export async function checkList(
  { caller }: Pick<Context, 'caller'>,
  { list, list_of, filters, ids }: ExportCreate,
  { validation }: Services,
) {
  const found = findList(list)
  const asked = await checkListInput(found, { list_of, filters }, validation)
  const input: ExportedList = Object.assign(asked, ids && { ids })
  const needs = isMixed(found)
    ? [...caller.scopes]
    : sensitiveScopes(found.schema).filter(scope => caller.scopes.has(scope))
  return { input, file_name: nameFile(found), needs }
}

/** It leaves out what its reader may not see elsewhere, so all that they may counts. */
const isMixed = ({ facts }: List): boolean =>
  facts.extensions['x-mixed'] === true || facts.scopes.every(wanted => wanted.length === 0)

/** What of a list is exported: only the records with these ids, where some were chosen. */
export interface ExportedList extends ListInput {
  readonly ids?: readonly string[]
}

/** `employee-addresses` for listEmployeeAddresses, and `employees` also for listEmployeeMatches, which has the same records. */
const nameFile = ({ schema }: List): string =>
  [...lists.values()]
    .filter(list => list.schema === schema)
    .map(({ id }) => id.replace(/^list/, ''))
    .reduce((shortest, name) => (name.length < shortest.length ? name : shortest))
    .replace(/(?<=[a-z])[A-Z]/g, capital => `-${capital}`)
    .toLowerCase()
