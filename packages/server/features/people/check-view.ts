// What a view of a list may keep: filters, an order and columns that its list has.

import { type ListViewUpdate, type SchemaFacts, schemas } from '@muster/contract'
import { say } from '@muster/sentences'
import { invalid, invalidField } from '../../http/problem.ts'
import type { Validation } from '../../http/request/validate.ts'
import { findList, type List } from '../../resource/list-operations.ts'
import { checkFilters } from '../../resource/lists/list-input.ts'

type Kept = Pick<ListViewUpdate, 'filters' | 'sort' | 'columns'>

/** Refuses what the list does not have. What was kept before and is not sent again stays, for the list may have lost it since. */
export async function checkView(
  name: string,
  { filters = '', sort = null, columns = [] }: Kept,
  validation: Pick<Validation, 'check'>,
): Promise<void> {
  const list = findList(name)
  await checkFilters(list, filters, validation)
  if (sort !== null) checkSort(list, sort)
  checkColumns(list, columns)
}

function checkSort({ id: list, facts }: List, sort: string): void {
  const orders = facts.parameters.query.find(one => one.name === 'sort')?.enum ?? []
  if (orders.includes(sort)) return
  throw invalidField(
    'sort',
    orders.length > 0
      ? say`must be one of ${orders.join(', ')}, or null`
      : say`must be null: ${list} has one order, newest first`,
  )
}

function checkColumns({ id: list, schema }: List, columns: readonly string[]): void {
  const { fields }: SchemaFacts = schemas[schema as keyof typeof schemas]
  const wrong = columns.flatMap((column, n) =>
    Object.hasOwn(fields, column)
      ? []
      : [
          {
            field: `columns[${n}]`,
            message: say`is ${column}, and the records of ${list} have no such field`,
          },
        ],
  )
  if (wrong.length > 0) throw invalid(wrong)
}
