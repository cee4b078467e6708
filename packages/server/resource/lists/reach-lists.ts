// Lists of a person: what the policies show them, found by the people whose rows it is. The policies decide, and this is only how fast.

import { type Person, personTables, type ReadDb, type Statement, statement, type Values } from '@muster/db'
import type { Filter } from '../access-paths.ts'
import type { Fields } from '../fields.ts'
import { compareSql, filterSql } from './list-conditions.ts'
import { afterPosition, orderSql, towards } from './list-order.ts'
import { type Asked, maxFound, maxRows, type Reading } from './list-queries.ts'

/** So many people are named. To name more takes longer than to look at the newest rows, of which so large a team has many. */
const mostNamed = 1_000

const reached = new Map(personTables.map(each => [each.table, each] as const))

/** By what a list of a table is filtered for its people: one of them, or several. Nothing for what is not one's own. */
export function findPeopleFilters(table: string): Readonly<Record<string, Filter>> {
  const found = reached.get(table)
  if (!found) return {}
  const { employee, through } = found
  if (employee) return { own: { [employee]: '= :own' }, people: `${employee} = any(:people)` }
  const parent = through && reached.get(through[1])
  if (!parent?.employee) return {}
  const theirs = `select p.id from ${parent.table} p where p.workspace_id = :workspace_id and p.${parent.employee} = any(:people)`
  return { people: `${through![0]} in (${theirs})` }
}

const peopleBelow = statement<{ employee_id: string }, { manager: string }>(
  'people_below',
  `select employee_id from reporting_lines where workspace_id = :workspace_id and manager_id = :manager limit ${mostNamed + 1}`,
)

/**
 * Whose rows a list of a person may have, as a filter of it. Nothing where that helps nobody: what is shared, and the
 * team of a manager with so many people that the newest rows are theirs as often as not.
 */
export async function findPeople(
  db: ReadDb,
  { table }: Pick<Fields, 'table'>,
  person: Person | undefined,
): Promise<Values> {
  if (!person) return {}
  const { employee_id, reach, is_wide } = person
  const found = reached.get(table)
  const filters = findPeopleFilters(table)
  if (!found || !filters.people) return {}
  if (reach === 'own' || found.reach === 'own')
    return found.employee === 'id' || !filters.own ? { people: [employee_id] } : { own: employee_id }
  if (is_wide) return {}
  const below = await db.run(peopleBelow, { manager: employee_id })
  if (below.length > mostNamed) return {}
  return { people: [employee_id, ...below.map(line => line.employee_id)] }
}

/**
 * The statements of a list of some people. They have no names: PostgreSQL plans each one for the people that it is of, and
 * chooses between their rows and the newest of all, of which it drops those of others.
 */
export function makeReadingOfPeople<Item extends object>(fields: Fields, asked: Asked): Reading<Item> {
  const { table, object, shown } = fields
  const { filters, order, isContinued } = asked
  const matching = [
    'workspace_id = :workspace_id',
    ...[...filters.values()].map(filter => filterSql(table, filter)),
    ...(isContinued ? compareSql(order.columns, towards(order).beyond, afterPosition(order)) : []),
  ].join(' and ')
  const walk = `select '${object}' as object, ${shown} from ${table} where ${matching} ${orderSql(order.columns, order)} limit ${maxFound}`
  const count = `select count(*)::int as records, count(*)::int as rows from (select from ${table} where ${matching} limit`
  const total: Statement<{ records: number; rows: number }, Values> = statement('', `${count} all) as found`)
  return {
    walk: statement<Item, Values>('', walk),
    walkCount: statement('', `${count} ${maxRows}) as found`),
    gatherings: [],
    gatherFew: undefined,
    removed: undefined,
    total: isContinued ? undefined : total,
  }
}
