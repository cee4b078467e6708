// Bulk actions: one action on many records, each as a single call of whoever asked, at that moment.

import {
  act,
  approval,
  askForDays,
  itemsOf,
  makeOwned,
  type Owned,
  outcomesOf,
  statusesOf,
} from '../../support/fixtures/bulk.ts'
import { eventsOf, inDatabase } from '../../support/fixtures/make.ts'
import { listRoleIds, makeFullMember, refusal } from '../../support/fixtures/people.ts'
import { deliver, setClock } from '../../support/server/server.ts'

let workspace: Owned['workspace']
let owner: Owned['owner']
let browser: Owned['browser']
beforeEach(async () => {
  ;({ workspace, owner, browser } = await makeOwned())
})
afterEach(() => setClock())

describe('a bulk action', () => {
  it('is done for each record in its order, and leaves what single calls leave', async () => {
    const ids = await askForDays(workspace, 3)
    const body = approval(ids, { comment: 'Enjoy.' })
    const { json: asked, status } = await browser.ask('createBulkAction', { body })
    expect(status).toBe(201)
    expect(asked).toEqual({
      object: 'bulk_action',
      id: expect.stringMatching(/^bla_/),
      operation: 'approveLeaveApplication',
      comment: 'Enjoy.',
      status: 'running',
      done: 0,
      refused: 0,
      skipped: 0,
      total: 3,
      message: null,
      begins_at: '2026-06-10T05:00:00.000Z',
      started_by: owner.session.member_id,
      finished_at: null,
      created_at: expect.anything(),
    })
    await deliver()
    const made = await browser.do('getBulkAction', { ids: { id: asked.id } })
    expect(made).toMatchObject({ status: 'succeeded', done: 3, refused: 0, skipped: 0 })
    const items = await itemsOf(browser, made)
    expect(items.map(({ object_id, outcome }) => [object_id, outcome])).toEqual(ids.map(id => [id, 'done']))
    expect(await statusesOf(ids)).toEqual(['approved', 'approved', 'approved'])
    const fired = (await eventsOf(workspace.id)).filter(({ type }) => type === 'leave.approved')
    expect(fired).toHaveLength(3)
    const entries = await inDatabase('select action, actor from audit_entries where object_id = any($1)', [
      ids,
    ])
    const entry = { action: 'approveLeaveApplication', actor: owner.session.member_id }
    expect(entries).toEqual([entry, entry, entry])
    const { data } = await browser.do('listComments', { query: `object_id=${ids[0]}` })
    expect(data).toMatchObject([{ text: 'Enjoy.', written_by: owner.session.member_id, object_id: ids[0] }])
  })

  it('tells of each record that is refused what a single call would be told', async () => {
    const [first, second] = await askForDays(workspace, 2)
    await workspace.muster.leaveApplications.reject(first!, { rejection_reason: 'Peak season' })
    const gone = 'lap_01k21fe3zefz69jqj7htb64786'
    const made = await act(browser, approval([first!, second!, gone], { comment: 'Enjoy.' }))
    expect(made).toMatchObject({ status: 'succeeded', done: 3, refused: 2 })
    const single = await browser.ask('approveLeaveApplication', { ids: { id: first! } })
    const items = await itemsOf(browser, made)
    expect(items.map(({ outcome, code, message }) => [outcome, code, message])).toEqual([
      ['refused', 'conflict', single.json.detail],
      ['done', null, null],
      ['refused', 'not_found', expect.stringMatching(/^There is no leave application/)],
    ])
    const { data } = await browser.do('listComments', { query: `object_id=${first}` })
    expect(data).toEqual([])
  })

  it('takes 500 records', async () => {
    const [known] = await askForDays(workspace, 1)
    const ids = [known!, ...Array.from({ length: 499 }, (_, n) => `lap_${n}`)]
    const made = await act(browser, approval(ids))
    expect(made).toMatchObject({ status: 'succeeded', total: 500, done: 500, refused: 499 })
  })

  it('is answered once under a repeated request', async () => {
    const ids = await askForDays(workspace, 1)
    const sent = { body: approval(ids), headers: { 'idempotency-key': 'bulk-1' } }
    const answers = await Promise.all([
      browser.send('POST', '/console/bulk_actions', sent),
      browser.send('POST', '/console/bulk_actions', sent),
    ])
    const again = await browser.send('POST', '/console/bulk_actions', sent)
    const made = [...answers, again].filter(({ status }) => status === 201).map(({ json }) => json.id)
    expect(new Set(made).size).toBe(1)
    const { data } = await browser.do('listBulkActions')
    expect(data).toHaveLength(1)
  })

  it.each<[string, object, RegExp]>([
    ['an operation that takes one record', { operation: 'updateEmployee' }, /operation is no action on many/],
    ['an unknown operation', { operation: 'approve' }, /operation is no action on many/],
    ['a body that is no JSON', { operation: 'rejectLeaveApplication', body: '{' }, /body is not valid JSON/],
    [
      'a body that is nested too deeply',
      { operation: 'rejectLeaveApplication', body: `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}` },
      /body is nested deeper than 64 levels/,
    ],
    [
      'a body that says one thing twice',
      {
        operation: 'rejectLeaveApplication',
        body: '{"rejection_reason":"No","rejection_reason":"Peak season"}',
      },
      /body\.rejection_reason is given twice/,
    ],
    [
      'a body that is no object',
      { operation: 'rejectLeaveApplication', body: '["Peak season"]' },
      /body must be the text of a JSON object/,
    ],
    ['a body where none is taken', { body: '{"colour":"red"}' }, /body must be left out/],
    [
      'a body that it does not take',
      { operation: 'rejectLeaveApplication', body: '{"rejection_reason":"Peak season","colour":"red"}' },
      /body\.colour is not a field of this request/,
    ],
    ['no body where one is needed', { operation: 'rejectLeaveApplication' }, /body is missing/],
    ['the same record twice', { ids: ['lap_1', 'lap_1'] }, /ids/],
    ['no record', { ids: [] }, /ids/],
    [
      'one more than 500 records',
      { ids: Array.from({ length: 501 }, (_, n) => `lap_${n}`) },
      /ids must hold at most 500 values/,
    ],
    [
      'a comment on what nobody decides about',
      { operation: 'retireAsset', ids: ['ast_01k21fe3zefz69jqj7htb64786'], comment: 'Old.' },
      /comment cannot be written: records of this kind/,
    ],
  ])('is refused for %s', async (_what, wrong, says) => {
    const ids = ['lap_01k21fe3zefz69jqj7htb64786']
    const answer = await browser.ask('createBulkAction', { body: approval(ids, wrong) })
    expect([answer.status, answer.json.detail]).toEqual([400, expect.stringMatching(says)])
  })

  it('is seen by whoever asked for it alone', async () => {
    const made = await act(browser, approval(await askForDays(workspace, 1)))
    await setClock()
    const other = await makeFullMember(workspace.id, 'Owner')
    for (const operation of ['getBulkAction', 'cancelBulkAction', 'listBulkActionItems'] as const)
      expect(refusal(await other.browser.ask(operation, { ids: { id: made.id } }))).toEqual([
        404,
        'not_found',
      ])
    expect((await other.browser.do('listBulkActions')).data).toEqual([])
  })
})

describe('the rights of a bulk action', () => {
  const setRole = async (name: string) => {
    const roles = await listRoleIds(browser)
    await inDatabase('update members set role_id = $1 where id = $2', [roles[name], owner.session.member_id])
  }

  it('are asked for at once', async () => {
    await setClock()
    const { browser: reader } = await makeFullMember(workspace.id, 'Auditor')
    const answer = await reader.ask('createBulkAction', { body: approval(['lap_1']) })
    expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
  })

  it('are those that the asker has when the turn of a record comes', async () => {
    const ids = await askForDays(workspace, 2)
    const { id } = await browser.do('createBulkAction', { body: approval(ids) })
    await setRole('Auditor')
    await deliver()
    expect(await outcomesOf(browser, { id })).toEqual(Array(2).fill('refused: insufficient_scope'))
    const [item] = await itemsOf(browser, { id })
    expect(item!.message).toMatch(/needs leave:write, which the role Auditor does not have/)
    expect(await statusesOf(ids)).toEqual(['pending', 'pending'])
  })

  it('to comment are those of a single comment', async () => {
    const ids = await askForDays(workspace, 1)
    const made = { name: 'Decider', scopes: ['leave:read', 'leave:write'], permissions: [] }
    const { id: role } = await browser.do('createRole', { body: made })
    await inDatabase('update members set role_id = $1 where id = $2', [role, owner.session.member_id])
    while ((await browser.do('getSession')).role_name !== 'Decider');
    const { id } = await browser.do('createBulkAction', { body: approval(ids, { comment: 'Enjoy.' }) })
    await inDatabase(`update roles set scopes = '{leave:write}' where id = $1`, [role])
    await deliver()
    expect(await outcomesOf(browser, { id })).toEqual(['refused: insufficient_scope'])
    expect(await statusesOf(ids)).toEqual(['pending'])
    while ((await browser.ask('listLeaveApplications')).status !== 403);
    const again = await browser.ask('createBulkAction', { body: approval(ids, { comment: 'Enjoy.' }) })
    expect(refusal(again)).toEqual([403, 'insufficient_scope'])
    expect(await inDatabase('select from comments where workspace_id = $1', [workspace.id])).toEqual([])
  })

  it('refuse each record of a workspace that is read-only', async () => {
    const ids = await askForDays(workspace, 1)
    const { id } = await browser.do('createBulkAction', { body: approval(ids) })
    await inDatabase(`update companies set status = 'read_only' where id = $1`, [workspace.id])
    await deliver()
    expect(await outcomesOf(browser, { id })).toEqual(['refused: workspace_read_only'])
    expect(await statusesOf(ids)).toEqual(['pending'])
  })

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'who was removed',
      () => inDatabase('update members set deleted = true where id = $1', [owner.session.member_id]),
      /is not a member of this workspace any more/,
    ],
    [
      'of a workspace that is inactive',
      () => inDatabase(`update companies set status = 'inactive' where id = $1`, [workspace.id]),
      /This workspace is inactive/,
    ],
  ])('end what was asked for by a member %s', async (_who, change, says) => {
    const ids = await askForDays(workspace, 2)
    const { id } = await browser.do('createBulkAction', { body: approval(ids) })
    await change()
    await deliver()
    const [row] = await inDatabase('select status, skipped, message from bulk_actions where id = $1', [id])
    expect(row).toEqual({ status: 'failed', skipped: 2, message: expect.stringMatching(says) })
    expect(await statusesOf(ids)).toEqual(['pending', 'pending'])
  })

  it('outlive the session in which it was asked for', async () => {
    const ids = await askForDays(workspace, 1)
    const { id } = await browser.do('createBulkAction', { body: approval(ids) })
    await browser.do('deleteSession')
    await deliver()
    expect(await statusesOf(ids)).toEqual(['approved'])
    expect(await inDatabase('select status from bulk_actions where id = $1', [id])).toEqual([
      { status: 'succeeded' },
    ])
  })
})
