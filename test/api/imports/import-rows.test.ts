// Import rows: what each row of a file does, in the order of the file.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { check, fileOf, upload } from '../../support/fixtures/imports.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'

describe('the rows of an import', () => {
  it('are paged in the order of the file, and filtered by outcome', async () => {
    const workspace = await makeWorkspace()
    const names = ['A', 'B', '', 'D']
    const rows = names.map(first_name => ({ first_name, last_name: 'X', joining_date: '2025-01-01' }))
    const { id } = await check(workspace, fileOf(rows))
    const first = await inConsole(workspace, 'listImportRows', { id, query: { limit: '3' } })
    expect(first.data.map((row: { line: number }) => row.line)).toEqual([2, 3, 4])
    const query = { limit: '3', starting_after: first.next_cursor }
    const second = await inConsole(workspace, 'listImportRows', { id, query })
    expect(second.data.map((row: { line: number }) => row.line)).toEqual([5])
    expect(second).toMatchObject({ has_more: false, next_cursor: null })
    const wrong = await inConsole(workspace, 'listImportRows', { id, query: { outcome: 'error' } })
    expect(wrong.data).toEqual([
      expect.objectContaining({
        line: 4,
        errors: [{ line: 4, column: 'first_name', value: null, message: 'is required' }],
      }),
    ])
    const other = await askConsole(workspace, 'listImportRows', { id, query: { ...query, outcome: 'error' } })
    expect(other.status).toBe(400)
  })

  it('are none while the file is being checked', async () => {
    const workspace = await makeWorkspace()
    const { json } = await upload(workspace, 'first_name,last_name,joining_date\nA,B,2025-01-01\n')
    expect((await inConsole(workspace, 'listImportRows', { id: json.id })).data).toEqual([])
  })
})
