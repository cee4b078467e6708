// Statements are held to the migrated schema: what each is declared to return and to take is what PostgreSQL says.

import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openOwnDatabase } from '../support/database/own-database.ts'
import { startProgram } from '../support/processes/children.ts'

const folder = join(import.meta.dirname, 'fixtures/statements')

async function check(url: string): Promise<{ count: number; differences: string[] }> {
  const program = startProgram(join(import.meta.dirname, 'check-statements.ts'), [url, folder], {})
  const [printed, failed] = await Promise.all([text(program.stdout!), text(program.stderr!)])
  // The compiler says so where it is closed before it has ended a step of its own.
  expect(failed.replace('context canceled\n', '')).toBe('')
  return JSON.parse(printed)
}

it('reports where the declaration of a statement differs from PostgreSQL', async () => {
  const own = await openOwnDatabase('statements')
  try {
    await own.client.query('alter table shifts rename column name to title')
    const { count, differences } = await check(own.url)
    const told = differences.map(each => each.replace(/ \(declared\.ts:[^)]*\)/, ''))
    expect(told).toEqual([
      'shares_a_name: 2 statements have this name; give each its own',
      'copies_more_than_people: it writes copies, and passkeys is none',
      'leaves_the_directory: it runs in the directory, which has no members',
      'changes_a_person: it runs in cells, and people can be used in the directory alone',
      'reads_what_a_cell_lacks: it runs in cells, and passkeys can be used in the directory alone',
      'leaves_the_cells: it runs in cells, and passkeys can be used in the directory alone',
      'reads_a_renamed_column: PostgreSQL refuses it: column "name" does not exist',
      'misreads_a_type: the row type says days: number, PostgreSQL says numeric, which arrives as string',
      'forgets_null: the row type says branch_id: string, but employees.branch_id may be null',
      'forgets_an_outer_join: the row type says name: string, but an outer join may leave it null',
      `forgets_a_value: the row type says status: "active" | "terminated", but employees.status may also be 'new', 'inactive', 'resigned', 'retired'`,
      'awaits_a_column: the row type has note, which it does not return',
      'awaits_a_column: it returns deleted, which the row type lacks',
      'misgives_values: the parameter type says joined: number, PostgreSQL takes date, which is given as string',
      'misgives_values: the parameter type may leave out left, which it takes',
      'misgives_values: it takes :deleted (boolean), which the parameter type lacks; add deleted: boolean',
      'misgives_values: the parameter type has other, which it does not take',
      'says_no_type: its type is Row, and no call around it says which',
    ])
    expect(count).toBe(22)
    expect(differences[8]).toMatch(/^forgets_null \(declared\.ts:\d+, for declared\.ts:\d+\)/)
  } finally {
    await own.end()
  }
})
