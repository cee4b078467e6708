// Expense receipts of the types that telephones write: stored, downloaded, and held against their first bytes.

import { heic, png, webp } from '../../support/files/samples.ts'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { itemsOf, makeDraft, makeExpenseWorkspace, receiptOf } from '../../support/fixtures/expenses.ts'
import { server } from '../../support/server/server.ts'

describe('A receipt', () => {
  it.each([
    ['image/webp', webp],
    ['image/heic', heic],
  ] as const)(
    'of the type %s is stored and comes back, and other bytes are refused',
    async (content_type, bytes) => {
      const workspace = await makeExpenseWorkspace()
      const draft = await makeDraft(workspace)
      const { id } = (await itemsOf(workspace, draft.id))[0]!
      const file_name = `photo.${content_type.slice('image/'.length)}`
      await inConsole(workspace, 'storeExpenseReceipt', {
        id,
        body: receiptOf(bytes, { file_name, content_type }),
      })
      const authorization = `Bearer ${await tokenOf(workspace)}`
      const url = `${server.base_url}/console/expense_claim_items/${id}/receipt`
      const answer = await fetch(url, { headers: { authorization } })
      expect(answer.headers.get('content-type')).toBe(content_type)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
      for (const wrong of [png, bytes.subarray(0, 8), content_type === 'image/webp' ? heic : webp]) {
        const body = receiptOf(wrong, { file_name, content_type })
        const refused = await askConsole(workspace, 'storeExpenseReceipt', { id, body })
        expect([refused.status, refused.json.errors[0].field]).toEqual([400, 'content_base64'])
      }
    },
  )
})
