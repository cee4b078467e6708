// Imports that end in the middle: nothing is told that is not so.

import { askToApply, check, fileOf, hamza, settle } from '../../support/fixtures/imports.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'

describe('an import', () => {
  it('that is cancelled between two pieces says how many rows were written', async () => {
    const workspace = await makeWorkspace()
    const rows = Array.from({ length: 120 }, (_, n) => ({ ...hamza, last_name: `Q${n}` }))
    const made = await check(workspace, fileOf(rows))
    await inDatabase(`create function cancel_after_piece() returns trigger language plpgsql as $$ begin
      update imports set cancel_asked_at = stamp() where workspace_id = new.workspace_id and id = new.import_id; return null; end $$`)
    await inDatabase(`create trigger cancel_after_piece after update of applied_at on import_rows for each row
      when (new.import_id = '${made.id}') execute function cancel_after_piece()`)
    try {
      await askToApply(workspace, made)
      expect(await settle(workspace, made.id)).toMatchObject({
        status: 'cancelled',
        to_create: 120,
        applied: 50,
      })
    } finally {
      await inDatabase('drop function cancel_after_piece() cascade')
    }
    const written = await inDatabase('select from employees where workspace_id = $1', [workspace.id])
    expect(written).toHaveLength(50)
  })

  it('that failed goes on, also where rows were refused before it failed', async () => {
    const workspace = await makeWorkspace()
    const rows = Array.from({ length: 60 }, (_, n) => ({
      ...hamza,
      last_name: `Q${n}`,
      department: 'General',
    }))
    rows[0]!.department = 'Gone'
    const gone = await workspace.muster.departments.create({ name: 'Gone', code: 'GONE' })
    const made = await check(workspace, fileOf(rows))
    await inDatabase('delete from departments where workspace_id = $1 and id = $2', [workspace.id, gone.id])
    await inDatabase(`create function fail_at_last() returns trigger language plpgsql as $$ begin
      raise exception 'no' using errcode = 'XX000'; end $$`)
    await inDatabase(`create trigger fail_at_last before update of applied_at on import_rows for each row
      when (new.import_id = '${made.id}' and new.line > 55) execute function fail_at_last()`)
    try {
      await askToApply(workspace, made)
      expect(await settle(workspace, made.id)).toMatchObject({
        status: 'failed',
        applied: 49,
        with_errors: 1,
      })
    } finally {
      await inDatabase('drop function fail_at_last() cascade')
    }
    expect((await askToApply(workspace, made)).status).toBe(200)
    expect(await settle(workspace, made.id)).toMatchObject({
      status: 'applied',
      to_create: 59,
      applied: 59,
      with_errors: 1,
    })
  })
})
