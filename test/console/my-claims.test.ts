// Claims of one's own on a phone: begun, filled with expenses and photos of their receipts, submitted, and taken back.

import { randomBytes } from 'node:crypto'
import { findFlaws, findSidewaysScroll, findUnreadable } from '../support/browser/flaws.ts'
import { describeInBrowser, openConsole, type SignedIn } from '../support/browser/open.ts'
import { makePhoto, makePng, tellCamera } from '../support/files/pictures.ts'
import { inConsole } from '../support/fixtures/console.ts'
import {
  addCategory,
  type ExpenseWorkspace,
  itemsOf,
  makeExpenseWorkspace,
} from '../support/fixtures/expenses.ts'
import { joinAs } from '../support/fixtures/reach.ts'

let workspace: ExpenseWorkspace
let member: SignedIn['member']
beforeEach(async () => {
  workspace = await makeExpenseWorkspace({ name: 'Taxi', requires_receipt: true })
  await addCategory(workspace, 'MEALS', { name: 'Meals' })
  member = (await joinAs(workspace, workspace.employee)) as SignedIn['member']
})

const open = (at = '/my/claims', locale = 'en', width = 360) =>
  openConsole({ workspace, member, at, context: { locale, viewport: { width, height: 740 } } })
const photo = { name: 'IMG_0001.png', mimeType: 'image/png', buffer: makePng({ width: 90, height: 160 }) }
const newest = async () => (await workspace.muster.expenseClaims.list({})).data[0]!

/** As large as what a camera takes: points of chance, which no format makes much smaller. */
function makeLarge() {
  const [width, height] = [2_600, 1_200]
  const rows = randomBytes((width * 3 + 1) * height)
  for (let y = 0; y < height; y++) rows[y * (width * 3 + 1)] = 0
  const buffer = makePng({ width, height, color: 2, rows })
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024)
  return { name: 'IMG_0002.png', mimeType: 'image/png', buffer }
}

type Opened = Awaited<ReturnType<typeof open>>

async function begin({ page, settle }: Opened, title = 'To the mill'): Promise<void> {
  await page.getByRole('button', { name: 'Claim expenses' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Purpose').fill('Acceptance of the looms')
  await form.getByRole('button', { name: 'Begin the claim' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await settle()
}

async function add({ page, settle }: Opened, category: string, amount: string, file?: object): Promise<void> {
  await page.getByRole('button', { name: 'Add an expense' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Expense category').selectOption(category)
  await form.getByLabel('Amount').fill(amount)
  await form.getByLabel(/^Description/).fill('There and back')
  if (file) {
    await form.getByLabel('Take a photo').setInputFiles(file as typeof photo)
    await form.getByRole('img').waitFor()
  }
  await form.getByRole('button', { name: 'Add an expense' }).click()
  await form.waitFor({ state: 'detached' })
  await settle()
}

describeInBrowser('somebody who spent money', () => {
  it('claims it from their first page with the camera, submits it, and withdraws it', async () => {
    const opened = await open('/my')
    const { page, settle } = opened
    await page.getByRole('link', { name: 'Claim expenses' }).click()
    await begin(opened)
    await add(opened, 'Taxi', '450', photo)
    await add(opened, 'Meals', '99.50')
    const items = page.getByRole('region', { name: 'What I spent' })
    await items.getByText('450.00').waitFor()
    await items.getByText('IMG_0001.png').waitFor()
    await items.getByRole('button', { name: 'Look' }).click()
    await page.getByRole('dialog').getByRole('img').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Submit/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Submit/ })
      .click()
    await page.getByText('Submitted', { exact: true }).first().waitFor()
    await settle()
    expect(await newest()).toMatchObject({
      title: 'To the mill',
      status: 'submitted',
      total_claimed: '549.50',
    })
    expect(await items.getByRole('button', { name: 'Add an expense' }).count()).toBe(0)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('button', { name: /^Cancel/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Cancel/ })
      .click()
    await page.getByText('Cancelled', { exact: true }).first().waitFor()
    await settle()
    expect((await newest()).status).toBe('cancelled')
  })
})

describeInBrowser('the draft of a claim', () => {
  it('is changed expense by expense, and says where a receipt is needed', async () => {
    const opened = await open()
    const { page, settle } = opened
    await begin(opened)
    await add(opened, 'Taxi', '450')
    await add(opened, 'Meals', '20')
    await page.getByText('A receipt is needed before you submit.').waitFor()
    await page.getByRole('button', { name: /^Submit/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('alert')
      .getByText(/needs a receipt/)
      .first()
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
    await page.getByRole('button', { name: 'Edit Taxi' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Amount').fill('455.25')
    await form.getByLabel('Choose a file').setInputFiles(makeLarge())
    await form.getByText('IMG_0002.jpg').waitFor()
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    const meals = page.getByRole('listitem').filter({ hasText: 'Meals' })
    await meals.getByRole('button', { name: 'Remove' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove/ })
      .click()
    await meals.waitFor({ state: 'detached' })
    await settle()
    const claim = await newest()
    const [taxi, ...others] = await itemsOf(workspace, claim.id)
    expect([taxi!.amount, taxi!.receipt_file_name, taxi!.description, others]).toEqual([
      '455.25',
      'IMG_0002.jpg',
      'There and back',
      [],
    ])
  })

  it('is there again after a rejection, whose reason is read', async () => {
    const opened = await open()
    const { page, load } = opened
    await begin(opened)
    await add(opened, 'Taxi', '450', photo)
    const { id } = await newest()
    await member.browser.do('submitExpenseClaim', { ids: { id } })
    await inConsole(workspace, 'rejectExpenseClaim', { id, body: { rejection_reason: 'Nobody can read it' } })
    await load(`/my/claims/${id}`)
    await page.getByText('Nobody can read it').waitFor()
    await page.getByRole('button', { name: /^Revise/ }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Revise/ })
      .click()
    await page.getByRole('button', { name: 'Add an expense' }).waitFor()
    expect((await newest()).status).toBe('draft')
  })
})

describeInBrowser('a photo of a receipt', () => {
  it('keeps what it shows, and neither its place nor its camera', async () => {
    const opened = await open()
    const { page } = opened
    const buffer = tellCamera(makePhoto(1))
    expect(buffer.toString('latin1')).toContain('GPS')
    await begin(opened)
    await add(opened, 'Taxi', '450', { name: 'IMG_0003.jpeg', mimeType: 'image/jpeg', buffer })
    const [item] = await itemsOf(workspace, (await newest()).id)
    const stored = await page.evaluate(async id => {
      const answer = await fetch(`/console/expense_claim_items/${id}/receipt`)
      const file = await answer.blob()
      return { type: file.type, bytes: [...new Uint8Array(await file.arrayBuffer())] }
    }, item!.id)
    expect(stored).toMatchObject({ type: 'image/jpeg' })
    expect(Buffer.from(stored.bytes).toString('latin1')).not.toMatch(/Exif|GPS|Ayesha|a note/)
  })
})

describeInBrowser('the pages of claims', () => {
  it.each(['en-GB', 'ur', 'ar'])('have forms without a flaw in %s', async locale => {
    const claim = await member.browser.do('createExpenseClaim', {
      body: { employee_id: workspace.employee, title: 'Mill' },
    })
    const opened = await open(`/my/claims/${claim.id}`, locale)
    const { page, settle } = opened
    await page
      .getByRole('region')
      .filter({ has: page.locator('#my-expenses') })
      .getByRole('button')
      .first()
      .click()
    await page.getByRole('dialog').locator('select').waitFor()
    await settle()
    const flaws: string[] = []
    for (const find of [findFlaws, findUnreadable, findSidewaysScroll]) flaws.push(...(await find(opened)))
    expect(flaws).toEqual([])
  })
})
