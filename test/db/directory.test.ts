// The directory: its tables could be in a database of their own, but for what cells have copies of.

import { copiedTables, directoryTables, introspect, type Schema } from '@muster/db'
import { server } from '../support/server/server.ts'

let schema: Schema
beforeAll(async () => {
  schema = await introspect(server.database_url)
})

describe('the directory', () => {
  it('has no workspace in the tables of the directory', () => {
    const columns = directoryTables.map(table => schema.tables.get(table)!.map(({ name }) => name))
    expect(columns.flat()).not.toContain('workspace_id')
  })

  it('has no foreign key from a cell to the directory, but to what a cell has a copy of', () => {
    const across = schema.keys.filter(
      ({ kind, table, references }) =>
        kind === 'foreign' && directoryTables.includes(table) !== directoryTables.includes(references!.table),
    )
    expect(across.length).toBeGreaterThan(0)
    for (const { references } of across) expect(copiedTables).toContain(references!.table)
  })
})
