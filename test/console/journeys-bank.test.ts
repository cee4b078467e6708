// A batch of payments as the bank pays it: its file, another one with a reason, and what the bank says of it.

import { text } from 'node:stream/consumers'
import type { PayrollPayment } from '@muster/contract'
import { findFlaws, findSidewaysScroll } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { fill, press } from '../support/browser/steps.ts'
import { makeBankedPayday, report } from '../support/fixtures/bank-files.ts'
import { inConsole } from '../support/fixtures/console.ts'
import { makeFullMember } from '../support/fixtures/people.ts'
import { setClock } from '../support/server/server.ts'

afterEach(() => setClock())

const makes = /^Make (the|another) bank file/

/** Has the file made for a day. */
async function makeFile({ page }: SignedIn, name: string, reason?: string): Promise<void> {
  await press(page, name)
  const dialog = page.getByRole('dialog', { name: makes })
  expect(await dialog.getByLabel('Reason', { exact: true }).count()).toBe(reason === undefined ? 0 : 1)
  await dialog.getByLabel('Format', { exact: true }).selectOption({ label: 'ISO 20022 (pain.001)' })
  await fill(dialog, 'Bank pays on', '2026-05-06')
  if (reason !== undefined) await fill(dialog, 'Reason', reason)
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await dialog.waitFor({ state: 'detached' })
}

describeInBrowser('a batch', () => {
  it('is paid by a bank file, of which the bank rejects a payment', async () => {
    const workspace = await makeBankedPayday()
    // The codes of an authenticator app are those of now.
    const owner = await makeFullMember(workspace.id, 'Owner')
    await setClock('2026-05-05T05:00:00Z')
    const path = `/payroll/batches/${workspace.batch.id}`
    const opened = await openConsole({ workspace, member: owner, at: path })
    const { page, settle, goTo } = opened
    await makeFile(opened, 'Make the bank file')
    await makeFile(opened, 'Make another bank file', 'The bank lost the first one')
    await settle()
    expect(await findFlaws(opened)).toEqual([])
    expect(await findSidewaysScroll(opened)).toEqual([])
    const files = page.getByRole('region', { name: 'Bank files' }).getByRole('row')
    expect(await files.count()).toBe(3)
    const coming = page.waitForEvent('download')
    await files.filter({ hasText: 'The bank lost' }).getByRole('button', { name: 'Download' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe('salaries-2026-04-batch-1-file-2.xml')
    expect(await text(await file.createReadStream())).toContain('pain.001.001.09')

    const { data } = await inConsole(workspace, 'listPayrollBankFiles')
    const payments: { data: PayrollPayment[] } = await inConsole(workspace, 'listPayrollPayments')
    const payment = payments.data.find(({ payment_method: method }) => method === 'bank_transfer')!
    const said = report({
      about: data[0]!.order_reference,
      payments: [{ id: payment.id, status: 'RJCT', why: 'Account closed' }],
    })
    await press(page, "Read the bank's answer")
    const dialog = page.getByRole('dialog', { name: "Read the bank's answer" })
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'answer.xml', mimeType: 'text/xml', buffer: Buffer.from(said) })
    await dialog.getByRole('button', { name: "Read the bank's answer" }).click()
    await dialog.getByText("Reference of the bank's answer").waitFor()
    expect(await findFlaws(opened)).toEqual([])
    await page.keyboard.press('Escape')
    await goTo(`/payroll/payments/${payment.id}`)
    await page.getByText('Account closed').first().waitFor()
    await goTo('/payroll/bank-files')
    await page.getByRole('link', { name: 'salaries-2026-04-batch-1-file-2.xml' }).click()
    await settle()
    expect(await findFlaws(opened)).toEqual([])
    expect(await findSidewaysScroll(opened)).toEqual([])
  })
})
