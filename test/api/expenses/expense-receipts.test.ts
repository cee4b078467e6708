// Expense receipts: stored on items of drafts, replaced, removed, downloaded, and refused so that nothing is stored.

import { hash } from 'node:crypto'
import { executable, html, jpeg, pdf, pdfOf, png, svg } from '../../support/files/samples.ts'
import { decisionsOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import {
  type ExpenseWorkspace,
  itemsOf,
  makeClaim,
  makeDraft,
  makeExpenseWorkspace,
  receiptOf,
} from '../../support/fixtures/expenses.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { wire } from '../../support/http/wire.ts'
import { server, setClock } from '../../support/server/server.ts'

let workspace: ExpenseWorkspace
beforeAll(async () => {
  setClock('2026-11-20T05:00:00Z')
  workspace = await makeExpenseWorkspace()
})
afterAll(() => setClock())

async function makeItem(): Promise<string> {
  const { id } = await makeDraft(workspace)
  const [item] = await itemsOf(workspace, id)
  return item!.id
}

const pathOf = (item: string) => `/console/expense_claim_items/${item}/receipt`

async function download(item: string, headers: Record<string, string> = {}): Promise<Response> {
  const authorization = `Bearer ${await tokenOf(workspace)}`
  return fetch(`${server.base_url}${pathOf(item)}`, { headers: { authorization, ...headers } })
}

/** How many records have each of the files. */
async function usesOf(...files: readonly Buffer[]): Promise<number[]> {
  const rows = await inDatabase<{ sha256: string; uses: number }>(
    'select sha256, uses from stored_files where workspace_id = $1',
    [workspace.id],
  )
  return files.map(bytes => rows.find(({ sha256 }) => sha256 === hash('sha256', bytes))?.uses ?? -1)
}

describe('A receipt', () => {
  it('is stored on an item, and downloaded as a file that no browser runs', async () => {
    const id = await makeItem()
    const before = await workspace.muster.expenseClaimItems.get(id)
    const bytes = pdf('a ticket')
    const body = receiptOf(bytes, { file_name: 'Ticket – Käse.pdf' })
    const item = await inConsole(workspace, 'storeExpenseReceipt', { id, body })
    expect(item).toEqual({
      ...before,
      has_receipt: true,
      receipt_file_name: 'Ticket – Käse.pdf',
      updated_at: item.updated_at,
    })
    expect(item.updated_at > before.updated_at).toBe(true)
    expect(await workspace.muster.expenseClaimItems.get(id)).toEqual(item)
    await inConsole(workspace, 'getExpenseReceipt', { id })
    const response = await download(id)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    const shown = ['content-type', 'content-length', 'content-disposition', 'etag', 'x-content-type-options']
    expect(shown.map(name => response.headers.get(name))).toEqual([
      'application/pdf',
      String(bytes.length),
      `attachment; filename="Ticket _ K_se.pdf"; filename*=UTF-8''Ticket%20%E2%80%93%20K%C3%A4se.pdf`,
      `"${hash('sha256', bytes)}"`,
      'nosniff',
    ])
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const again = await download(id, { 'if-none-match': `"${hash('sha256', bytes)}"` })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it.each([
    ['image/png', png],
    ['image/jpeg', jpeg],
  ])('may be %s', async (content_type, bytes) => {
    const id = await makeItem()
    const body = receiptOf(bytes, { content_type })
    expect(await inConsole(workspace, 'storeExpenseReceipt', { id, body })).toMatchObject({
      has_receipt: true,
    })
    expect((await download(id)).headers.get('content-type')).toBe(content_type)
  })

  it('may have 5 MiB', async () => {
    const [id, bytes] = [await makeItem(), pdfOf(5_242_880)]
    await inConsole(workspace, 'storeExpenseReceipt', { id, body: receiptOf(bytes) })
    expect(Buffer.from(await (await download(id)).arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('takes the place of another one, whose file no record has then', async () => {
    const [id, first, second] = [await makeItem(), pdf('the first'), pdf('the second')]
    await inConsole(workspace, 'storeExpenseReceipt', { id, body: receiptOf(first) })
    expect(await usesOf(first, second)).toEqual([1, -1])
    const body = receiptOf(second, { file_name: 'second.pdf' })
    const item = await inConsole(workspace, 'storeExpenseReceipt', { id, body })
    expect(item.receipt_file_name).toBe('second.pdf')
    expect(await usesOf(first, second)).toEqual([0, 1])
    expect(await (await download(id)).text()).toBe(second.toString())
    await inConsole(workspace, 'storeExpenseReceipt', { id, body })
    expect(await usesOf(first, second)).toEqual([0, 1])
  })

  it('is removed, and a repeat changes nothing', async () => {
    const [id, bytes] = [await makeItem(), pdf('removed')]
    await inConsole(workspace, 'storeExpenseReceipt', { id, body: receiptOf(bytes) })
    const item = await inConsole(workspace, 'deleteExpenseReceipt', { id })
    expect(item).toMatchObject({ has_receipt: false, receipt_file_name: null })
    expect(await inConsole(workspace, 'deleteExpenseReceipt', { id })).toEqual(item)
    expect(await usesOf(bytes)).toEqual([0])
    const gone = await askConsole(workspace, 'getExpenseReceipt', { id })
    expect([gone.status, gone.json.code]).toEqual([404, 'not_found'])
    const sha256 = hash('sha256', bytes)
    const { length: size_bytes } = bytes
    const file = { file_name: 'ticket.pdf', sha256 }
    expect(await decisionsOf(id)).toEqual([
      ['expense_receipt.stored', { ...file, content_type: 'application/pdf', size_bytes }],
      ['expense_receipt.deleted', file],
    ])
  })

  it('goes with its item', async () => {
    const [id, bytes] = [await makeItem(), pdf('deleted')]
    await inConsole(workspace, 'storeExpenseReceipt', { id, body: receiptOf(bytes) })
    const deleted = await inConsole(workspace, 'deleteExpenseClaimItem', { id })
    expect(deleted).toMatchObject({ deleted: true, has_receipt: false })
    expect(await usesOf(bytes)).toEqual([0])
    const answer = await askConsole(workspace, 'storeExpenseReceipt', { id, body: receiptOf(pdf('late')) })
    expect([answer.status, answer.json.detail]).toEqual([
      409,
      `This expense claim item is deleted, and a deleted record cannot be changed.`,
    ])
    expect(await usesOf(pdf('late'))).toEqual([-1])
  })

  it('of two items with the same bytes is one stored file', async () => {
    const [one, two, bytes] = [await makeItem(), await makeItem(), pdf('shared')]
    for (const id of [one, two])
      await inConsole(workspace, 'storeExpenseReceipt', { id, body: receiptOf(bytes) })
    await inConsole(workspace, 'deleteExpenseReceipt', { id: one })
    expect(await usesOf(bytes)).toEqual([1])
    expect(await (await download(two)).text()).toBe(bytes.toString())
  })

  it('is stored once under one Idempotency-Key', async () => {
    const [id, bytes] = [await makeItem(), pdf('once')]
    const headers = { 'idempotency-key': 'receipt-1' }
    const request = { key: await tokenOf(workspace), body: receiptOf(bytes), headers }
    const first = await raw('POST', pathOf(id), request)
    await inConsole(workspace, 'deleteExpenseReceipt', { id })
    const again = await raw('POST', pathOf(id), request)
    expect([first.status, again.text, again.headers.get('idempotent-replay')]).toEqual([
      200,
      first.text,
      'true',
    ])
    expect(await usesOf(bytes)).toEqual([0])
  })

  it('sent twice at once is on its item once', async () => {
    const id = await makeItem()
    const all = Array.from({ length: 4 }, (_, n) => pdf(`at once ${n}`))
    await Promise.all(
      all.map(bytes => inConsole(workspace, 'storeExpenseReceipt', { id, body: receiptOf(bytes) })),
    )
    expect((await usesOf(...all)).sort()).toEqual([0, 0, 0, 1])
  })

  it('swapped with that of another item at the same time is counted once for each', async () => {
    const own = await makeExpenseWorkspace()
    const files = [pdf('one'), pdf('other')]
    const ids: string[] = []
    for (let n = 0; n < 4; n++) ids.push((await itemsOf(own, (await makeDraft(own)).id))[0]!.id)
    for (let turn = 0; turn < 4; turn++) {
      const ask = (id: string, n: number) => {
        const body = receiptOf(files[(n + turn) % 2]!)
        return askConsole(own, 'storeExpenseReceipt', { id, body })
      }
      const answers = await Promise.all(ids.map(ask))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }
    const rows = await inDatabase('select uses from stored_files where workspace_id = $1', [own.id])
    expect(rows).toEqual([{ uses: 2 }, { uses: 2 }])
  })

  it('is not removed from a claim that is submitted at the same time', async () => {
    const strict = await makeExpenseWorkspace({ requires_receipt: true })
    const { id } = await makeDraft(strict)
    const [item] = await itemsOf(strict, id)
    await inConsole(strict, 'storeExpenseReceipt', { id: item!.id, body: receiptOf(pdf('either')) })
    const answers = await Promise.all([
      askConsole(strict, 'submitExpenseClaim', { id }),
      askConsole(strict, 'deleteExpenseReceipt', { id: item!.id }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('lets a claim be submitted whose category needs one', async () => {
    const strict = await makeExpenseWorkspace({ requires_receipt: true })
    const { id } = await makeDraft(strict, ['4500'])
    const [item] = await itemsOf(strict, id)
    const refused = await askConsole(strict, 'submitExpenseClaim', { id })
    const message = 'the item of 4500.00 on 2026-11-18 needs a receipt, as every item of TRAVEL does'
    expect([refused.status, refused.json.errors]).toEqual([409, [{ field: item!.id, message }]])
    await inConsole(strict, 'storeExpenseReceipt', { id: item!.id, body: receiptOf(pdf('needed')) })
    expect((await inConsole(strict, 'submitExpenseClaim', { id })).status).toBe('submitted')
  })
})

describe('A receipt is refused, and nothing is stored,', () => {
  const name = 'file_name must be a file name without a folder'
  it.each<[string, () => object, string]>([
    [
      'of HTML said to be a PDF',
      () => receiptOf(html),
      'does not begin as a file of the type application/pdf',
    ],
    ['of SVG said to be a PDF', () => receiptOf(svg), 'is application/xml by its first bytes'],
    ['of a program', () => receiptOf(executable), 'is application/x-msdownload by its first bytes'],
    ['of a PNG said to be a PDF', () => receiptOf(png), 'is image/png by its first bytes'],
    ['of HTML', () => receiptOf(html, { content_type: 'text/html' }), 'content_type must be one of'],
    ['of a TIFF', () => receiptOf(png, { content_type: 'image/tiff' }), 'content_type must be one of'],
    ['of no base64', () => receiptOf(pdf(), { content_base64: 'this is none' }), 'is not base64'],
    ['of nothing', () => receiptOf(Buffer.alloc(0)), 'content_base64'],
    [
      'of more than 5 MiB',
      () => receiptOf(pdfOf(5_242_881)),
      'is 5242881 bytes when decoded; at most 5242880',
    ],
    ['with a folder', () => receiptOf(pdf(), { file_name: '../../etc/passwd' }), name],
    ['with a line break', () => receiptOf(pdf(), { file_name: 'a\r\nSet-Cookie: b.pdf' }), name],
    ['with a control character', () => receiptOf(pdf(), { file_name: 'a\u0007.pdf' }), name],
    [
      'with a name of 300 letters',
      () => receiptOf(pdf(), { file_name: 'a'.repeat(300) }),
      'at most 200 characters',
    ],
  ])('%s', async (_, make, message) => {
    const id = await makeItem()
    const answer = await askConsole(workspace, 'storeExpenseReceipt', { id, body: make() })
    expect([answer.status, told(answer).join()]).toEqual([400, expect.stringContaining(message)])
    expect(await workspace.muster.expenseClaimItems.get(id)).toMatchObject({ has_receipt: false })
  })

  it('of 20 MB by its length, before it is read', async () => {
    const { length } = JSON.stringify(receiptOf(pdfOf(20 * 1024 * 1024)))
    const headers = { 'content-type': 'application/json', 'content-length': String(length) }
    const request = { key: await tokenOf(workspace), headers, body: '{' }
    const { status, json } = await wire('POST', pathOf(await makeItem()), request)
    expect([status, json.detail]).toEqual([413, expect.stringContaining('larger than 8388608 bytes')])
  })

  it('once the claim is submitted, as is a removal', async () => {
    const { id: claim } = await makeClaim(workspace, ['10'], 'submitExpenseClaim')
    const [item] = await itemsOf(workspace, claim)
    const bytes = pdf('too late')
    const answers = [
      await askConsole(workspace, 'storeExpenseReceipt', { id: item!.id, body: receiptOf(bytes) }),
      await askConsole(workspace, 'deleteExpenseReceipt', { id: item!.id }),
    ]
    for (const { status, json } of answers)
      expect([status, json.detail]).toEqual([
        409,
        'This expense claim is submitted; this needs one that is a draft.',
      ])
    expect(await usesOf(bytes)).toEqual([-1])
  })

  it('in another workspace and without the permission', async () => {
    const [id, bytes] = [await makeItem(), pdf('elsewhere')]
    await inConsole(workspace, 'storeExpenseReceipt', { id, body: receiptOf(bytes) })
    const other = await makeWorkspace()
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['leave.manage'] })
    for (const operation of ['storeExpenseReceipt', 'getExpenseReceipt', 'deleteExpenseReceipt'] as const) {
      const sent = operation === 'storeExpenseReceipt' ? { id, body: receiptOf(bytes) } : { id }
      expect((await askConsole(other, operation, sent)).status).toBe(404)
      expect((await askConsole(workspace, operation, { ...sent, token })).status).toBe(403)
    }
    expect(await usesOf(bytes)).toEqual([1])
  })
})
