// Comments: what people say about records that they decide about, with the right to see the record.

import { askForDays } from '../../support/fixtures/bulk.ts'
import { inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { type LeaveWorkspace, makeLeaveWorkspace } from '../../support/fixtures/leave.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember, refusal, type TestMember } from '../../support/fixtures/people.ts'
import { setClock } from '../../support/server/server.ts'

let workspace: LeaveWorkspace
let owner: TestMember
let stranger: TestMember
let leave: string
beforeAll(async () => {
  workspace = await makeLeaveWorkspace()
  owner = await makeFullMember(workspace.id, 'Owner')
  const name = 'Planner'
  await owner.browser.do('createRole', { body: { name, permissions: [], scopes: ['org:read'] } })
  stranger = await makeFullMember(workspace.id, name)
  await setClock('2026-06-10T05:00:00Z')
  leave = (await askForDays(workspace, 1))[0]!
})
afterAll(() => setClock())

const write = (text: string, object_id = leave) =>
  owner.browser.ask('createComment', { body: { object_id, text } })
const read = (object_id: string, browser = owner.browser) =>
  browser.ask('listComments', { query: `object_id=${object_id}` })

it('is written on a record, as it was sent, and read newest first', async () => {
  const { status, json } = await write('Who covers <b>reception</b>?')
  expect([status, json]).toEqual([
    201,
    {
      object: 'comment',
      id: expect.stringMatching(/^cmt_/),
      object_id: leave,
      text: 'Who covers <b>reception</b>?',
      is_internal: true,
      written_by: owner.session.member_id,
      author_name: owner.session.name,
      text_deleted_at: null,
      created_at: expect.anything(),
    },
  ])
  await owner.browser.do('createComment', { body: { object_id: leave, text: 'Bilal does.' } })
  const { json: page } = await read(leave)
  expect(page.data.map(({ text }: { text: string }) => text)).toEqual([
    'Bilal does.',
    'Who covers <b>reception</b>?',
  ])
  expect(await owner.browser.do('listComments')).toEqual(page)
})

it('loses its text for good, and its place stays', async () => {
  const { json: made } = await write('Oops')
  const after = await owner.browser.do('deleteComment', { ids: { id: made.id } })
  expect([after.id, after.text, typeof after.text_deleted_at]).toEqual([made.id, null, 'string'])
})

it.each([undefined, 'all'])(
  'is there for nobody whom the record does not concern, with the reach %s',
  async reach => {
    const { json: made } = await write('Not for everybody')
    const headers: Record<string, string> = reach ? { 'muster-reach': reach } : {}
    const answer = await stranger.browser.send('DELETE', `/console/comments/${made.id}`, { headers })
    expect(refusal(answer)).toEqual([404, 'not_found'])
    const { json: page } = await read(leave)
    expect(page.data[0]).toMatchObject({ id: made.id, text: 'Not for everybody' })
  },
)

it.each<[string, string, RegExp]>([
  [
    'a kind that nobody decides about',
    'emp_01k21fe3zefz69jqj7htb64786',
    /records of this kind take no comments/,
  ],
  ['what is no id', 'nothing', /records of this kind take no comments/],
])('is refused on %s', async (_what, object_id, says) => {
  const { status, json } = await write('Well?', object_id)
  expect([status, json.detail]).toEqual([400, expect.stringMatching(says)])
})

it.each(['', 'x'.repeat(1001)])('is refused without text, and with too much of it', async text => {
  expect((await write(text)).status).toBe(400)
})

it('is not there for a record that is not there, or of another workspace', async () => {
  const unknown = 'lap_01k21fe3zefz69jqj7htb64786'
  expect(refusal(await write('Well?', unknown))).toEqual([404, 'not_found'])
  const other = await makeWorkspace()
  const { data } = await inConsole(other, 'listComments', { token: await tokenOf(other) })
  expect(data).toEqual([])
  expect(refusal(await read(unknown))).toEqual([404, 'not_found'])
})

it('is for who may read the record', async () => {
  await setClock()
  const { browser, session } = await makeFullMember(workspace.id, 'Auditor')
  const body = { name: 'Reception', scopes: ['employees:read'], permissions: [] }
  const role = await owner.browser.do('createRole', { body })
  await inDatabase('update members set role_id = $1 where id = $2', [role.id, session.member_id])
  while ((await browser.do('getSession')).role_name !== 'Reception');
  expect(refusal(await read(leave, browser))).toEqual([404, 'not_found'])
  const comment = { object_id: leave, text: 'Well?' }
  expect(refusal(await browser.ask('createComment', { body: comment }))).toEqual([404, 'not_found'])
})
