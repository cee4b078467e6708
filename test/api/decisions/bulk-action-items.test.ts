// Bulk action items: what became of each record of a bulk action, in the order in which they were named.

import type { BulkActionItem } from '@muster/contract'
import { act, askForDays } from '../../support/fixtures/bulk.ts'
import { makeLeaveWorkspace } from '../../support/fixtures/leave.ts'
import { makeFullMember } from '../../support/fixtures/people.ts'
import { setClock } from '../../support/server/server.ts'

afterAll(() => setClock())

it('are listed by outcome, page by page', async () => {
  const workspace = await makeLeaveWorkspace()
  const { browser } = await makeFullMember(workspace.id, 'Owner')
  await setClock('2026-06-10T05:00:00Z')
  const ids = await askForDays(workspace, 3)
  await workspace.muster.leaveApplications.reject(ids[1]!, { rejection_reason: 'Peak season' })
  const body = JSON.stringify({ rejection_reason: 'Peak season' })
  const made = await act(browser, { operation: 'rejectLeaveApplication', ids, body })
  const first = await browser.do('listBulkActionItems', {
    ids: { id: made.id },
    query: 'outcome=done&limit=1',
  })
  expect(first.data).toEqual([
    {
      object: 'bulk_action_item',
      id: expect.stringMatching(/^bli_/),
      position: 1,
      object_id: ids[0],
      outcome: 'done',
      code: null,
      message: null,
      ended_at: expect.anything(),
    },
  ])
  const rest = await browser.do('listBulkActionItems', {
    ids: { id: made.id },
    query: `outcome=done&limit=1&starting_after=${first.next_cursor}`,
  })
  expect([rest.data.map(({ position }: BulkActionItem) => position), rest.has_more]).toEqual([[3], false])
  const { data } = await browser.do('listBulkActionItems', { ids: { id: made.id } })
  expect(data.map(({ outcome }: BulkActionItem) => outcome)).toEqual(['done', 'refused', 'done'])
})
