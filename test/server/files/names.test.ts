// Names of files: what is stored and sent ends as its content does, whatever it was called.

import { nameByType } from '../../../packages/server/files/names.ts'
import { pdf, png } from '../../support/files/samples.ts'
import { inConsole, tokenOf } from '../../support/fixtures/console.ts'
import { makeOwner, uploadOf } from '../../support/fixtures/documents.ts'
import { itemsOf, makeDraft, makeExpenseWorkspace, receiptOf } from '../../support/fixtures/expenses.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { server, setClock } from '../../support/server/server.ts'

/** A picture that is a page, too. */
const polyglot = Buffer.concat([png, Buffer.from('<!doctype html><script>alert(1)</script>')])

async function sent(path: string, key: string): Promise<(string | null)[]> {
  const response = await fetch(`${server.base_url}${path}`, { headers: { authorization: `Bearer ${key}` } })
  await response.arrayBuffer()
  return ['content-type', 'content-disposition', 'x-content-type-options', 'content-security-policy'].map(
    name => response.headers.get(name),
  )
}

const asDownload = (type: string, name: string) => [
  type,
  `attachment; filename="${name}"; filename*=UTF-8''${name}`,
  'nosniff',
  "default-src 'none'; sandbox",
]

describe('the name of a file', () => {
  it.each([
    ['passport.png', 'image/png', 'passport.png'],
    ['PASSPORT.PNG', 'image/png', 'PASSPORT.PNG'],
    ['evil.html', 'image/png', 'evil.html.png'],
    ['evil.png.html', 'image/png', 'evil.png.html.png'],
    ['evil.html.', 'image/png', 'evil.html.png'],
    ['evil.png. .', 'image/png', 'evil.png'],
    ['evil.png', 'application/pdf', 'evil.png.pdf'],
    ['scan', 'image/jpeg', 'scan.jpg'],
    ['scan.jpeg', 'image/jpeg', 'scan.jpeg'],
    ['png', 'image/png', 'png.png'],
    ['.png', 'image/png', '.png'],
    ['...', 'image/png', 'file.png'],
    ['list.csv', 'text/csv; charset=utf-8', 'list.csv'],
    ['list.htm', 'text/csv; charset=utf-8', 'list.htm.csv'],
    ['pain.001.xml', 'application/xml', 'pain.001.xml'],
    ['ش'.repeat(200), 'image/png', `${'ش'.repeat(196)}.png`],
    ['😀'.repeat(200), 'image/png', `${'😀'.repeat(196)}.png`],
  ])('%j of %s is %j', (name, type, own) => expect(nameByType(name, type)).toBe(own))
})

describe('a picture that is a page, too,', () => {
  it('is stored and sent as a picture among documents', async () => {
    const workspace = await makeWorkspace()
    const owner = await makeOwner(workspace)
    const said = { file_name: 'evil.html', content_type: 'image/png' } as const
    const { id, file_name } = await workspace.muster.employeeDocuments.create(uploadOf(owner, polyglot, said))
    expect(file_name).toBe('evil.html.png')
    const path = `/v1/employee_documents/${id}/content`
    expect(await sent(path, workspace.key)).toEqual(asDownload('image/png', 'evil.html.png'))
    await inDatabase(`update employee_documents set file_name = 'old.html' where id = $1`, [id])
    expect(await sent(path, workspace.key)).toEqual(asDownload('image/png', 'old.html.png'))
  })

  it('is stored and sent as a picture among receipts', async () => {
    setClock('2026-11-20T05:00:00Z')
    const workspace = await makeExpenseWorkspace()
    const { id: claim } = await makeDraft(workspace)
    const { id } = (await itemsOf(workspace, claim))[0]!
    const body = receiptOf(polyglot, { file_name: 'evil.html', content_type: 'image/png' })
    const item = await inConsole(workspace, 'storeExpenseReceipt', { id, body })
    expect(item.receipt_file_name).toBe('evil.html.png')
    const path = `/console/expense_claim_items/${id}/receipt`
    expect(await sent(path, await tokenOf(workspace))).toEqual(asDownload('image/png', 'evil.html.png'))
    await inConsole(workspace, 'storeExpenseReceipt', {
      id,
      body: receiptOf(pdf('named'), { file_name: 'ticket.html' }),
    })
    expect(await sent(path, await tokenOf(workspace))).toEqual(
      asDownload('application/pdf', 'ticket.html.pdf'),
    )
    setClock()
  })
})
