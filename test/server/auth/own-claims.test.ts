// Claims for expenses of one's own: made, proven by a receipt, submitted and taken back by whoever spent the money, and by nobody else.

import type { ExpenseClaim } from '@muster/contract'
import { jpeg, png } from '../../support/files/samples.ts'
import {
  addPolicy,
  approvalOf,
  approve,
  askedNow,
  type Chain,
  makeChain,
} from '../../support/fixtures/approvals.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { addCategory, makeDraft, receiptOf } from '../../support/fixtures/expenses.ts'
import { inDatabase, type RawAnswer } from '../../support/fixtures/make.ts'
import { type Browser, makeFullMember } from '../../support/fixtures/people.ts'

type Claim = ExpenseClaim & { readonly id: string }

const today = Temporal.Now.plainDateISO('Asia/Karachi').toString()
const noClaim = 'ecl_01k21fe3zefz69jqj7htb64786'
const noItem = 'eci_01k21fe3zefz69jqj7htb64786'
const nobody = 'emp_01k21fdv66feyb5k5ze5g9980h'

let chain: Chain
let category: string
let me: Browser
beforeAll(async () => {
  chain = await makeChain()
  category = await addCategory(chain.workspace, 'TAXI', {
    requires_receipt: true,
    max_amount_per_item: '9000',
  })
  me = chain.staff.browser
})

const begin = (more: object = {}): Promise<Claim> =>
  me.do('createExpenseClaim', { body: { employee_id: chain.ids.staff, title: 'To the mill', ...more } })
const itemOf = (claim: string, more: object = {}) => ({
  expense_claim_id: claim,
  expense_category_id: category,
  expense_date: today,
  amount: '450.00',
  ...more,
})
const add = (claim: string, more: object = {}) =>
  me.do('createExpenseClaimItem', { body: itemOf(claim, more) })
const photo = (bytes = jpeg, more: object = {}) =>
  receiptOf(bytes, { file_name: 'IMG_0001.jpg', content_type: 'image/jpeg', ...more })

/** A submitted claim of one item with its photo. */
async function submit(): Promise<Claim> {
  const { id } = await begin()
  const item = await add(id)
  await me.do('storeExpenseReceipt', { ids: { id: item.id }, body: photo() })
  return me.do('submitExpenseClaim', { ids: { id } })
}

const told = ({ status, json }: RawAnswer, id: string) => [
  status,
  json.code,
  String(json.detail).replaceAll(id, 'ID'),
]

/** A draft of the manager with an item and a receipt, as HR has made it for them. */
async function makeForeign() {
  const of = { id: chain.workspace.id, employee: chain.ids.manager, category }
  const claim = await makeDraft(of, ['450'], { claim_date: today })
  const { data } = await chain.workspace.muster.expenseClaimItems.list({ expense_claim_id: claim.id })
  const item = data[0]!.id
  await inConsole(chain.workspace, 'storeExpenseReceipt', { id: item, body: photo() })
  return { claim: claim.id, item }
}

describe('Whoever spent money', () => {
  it('claims it with a photo, in several items, and submits it', async () => {
    const claim = await begin({ purpose: 'Acceptance of the looms' })
    expect(claim).toMatchObject({ status: 'draft', total_claimed: '0.00', claim_date: today })
    expect(claim.claim_number).toMatch(/^EXP-\d{5}$/)
    const items = [await add(claim.id, { description: 'There' }), await add(claim.id, { amount: '55.50' })]
    for (const { id } of items) await me.do('storeExpenseReceipt', { ids: { id }, body: photo() })
    const { data } = await me.do('listExpenseClaimItems', { query: `expense_claim_id=${claim.id}` })
    expect(
      data.map(({ id, has_receipt }: { id: string; has_receipt: boolean }) => [id, has_receipt]),
    ).toEqual(items.toReversed().map(({ id }) => [id, true]))
    const receipt = await me.ask('getExpenseReceipt', { ids: { id: items[0].id } })
    expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const submitted = await me.do('submitExpenseClaim', { ids: { id: claim.id } })
    expect(submitted).toMatchObject({ status: 'submitted', total_claimed: '505.50' })
    // HR finds it by its words, as one that it has made itself.
    const found = await chain.owner.browser.do('listExpenseClaimMatches', { query: 'search=mill' })
    expect(found.data.map(({ id }: Claim) => id)).toContain(claim.id)
  })

  it('changes and removes an item of a draft, and takes a receipt off again', async () => {
    const claim = await begin({ title: 'To the mil' })
    await me.do('updateExpenseClaim', { ids: { id: claim.id }, body: { title: 'To the weavers' } })
    const [first, second] = [await add(claim.id), await add(claim.id)]
    await me.do('updateExpenseClaimItem', { ids: { id: first.id }, body: { amount: '700' } })
    await me.do('deleteExpenseClaimItem', { ids: { id: second.id } })
    await me.do('storeExpenseReceipt', { ids: { id: first.id }, body: photo() })
    await me.do('storeExpenseReceipt', {
      ids: { id: first.id },
      body: photo(png, { file_name: 'better.png', content_type: 'image/png' }),
    })
    expect(await me.do('deleteExpenseReceipt', { ids: { id: first.id } })).toMatchObject({
      has_receipt: false,
    })
    expect(await me.do('getExpenseClaim', { ids: { id: claim.id } })).toMatchObject({
      title: 'To the weavers',
      total_claimed: '700.00',
    })
    const found = await chain.owner.browser.do('listExpenseClaimMatches', { query: 'search=weavers' })
    expect(found.data.map(({ id }: Claim) => id)).toEqual([claim.id])
  })

  it('is told what a rule of the category or a limit forbids', async () => {
    const claim = await begin()
    const item = await add(claim.id)
    const missing = await me.ask('submitExpenseClaim', { ids: { id: claim.id } })
    expect([missing.status, missing.json.detail]).toEqual([409, expect.stringContaining('needs a receipt')])
    const dear = await me.ask('createExpenseClaimItem', { body: itemOf(claim.id, { amount: '9001' }) })
    expect([dear.status, dear.json.errors[0].field]).toEqual([400, 'amount'])
    await me.do('storeExpenseReceipt', { ids: { id: item.id }, body: photo() })
    const limited = await addCategory(chain.workspace, 'TEA')
    await inConsole(chain.workspace, 'createExpenseLimit', {
      body: { expense_category_id: limited, monthly_amount: '100' },
    })
    await add(claim.id, { expense_category_id: limited, amount: '101' })
    const refused = await me.ask('submitExpenseClaim', { ids: { id: claim.id } })
    expect([refused.status, refused.json.detail]).toEqual([409, expect.stringContaining('101.00')])
  })

  it('withdraws a draft and a submitted claim, and no claim that was decided', async () => {
    const draft = await begin()
    expect(await me.do('cancelExpenseClaim', { ids: { id: draft.id } })).toMatchObject({
      status: 'cancelled',
    })
    const { id } = await submit()
    expect(await me.do('cancelExpenseClaim', { ids: { id } })).toMatchObject({ status: 'cancelled' })
    const decided = await submit()
    await inConsole(chain.workspace, 'approveExpenseClaim', { id: decided.id, body: {} })
    const late = await me.ask('cancelExpenseClaim', { ids: { id: decided.id } })
    expect([late.status, late.json.code]).toEqual([409, 'conflict'])
  })

  it('revises a claim that was rejected, and submits it again', async () => {
    const { id } = await submit()
    const body = { rejection_reason: 'The photo cannot be read' }
    await inConsole(chain.workspace, 'rejectExpenseClaim', { id, body })
    expect(await me.do('getExpenseClaim', { ids: { id } })).toMatchObject(body)
    const draft = await me.do('reviseExpenseClaim', { ids: { id } })
    expect(draft).toMatchObject({ status: 'draft', rejection_reason: null, total_approved: null })
    expect(await me.do('submitExpenseClaim', { ids: { id } })).toMatchObject({ status: 'submitted' })
  })

  it('asks those whom a policy names, and sees who decides', async () => {
    const policy = await addPolicy(chain, [{ approver: 'manager' }], { name: 'Expenses', kind: 'expense' })
    const withdrawn = await submit()
    await me.do('cancelExpenseClaim', { ids: { id: withdrawn.id } })
    expect((await approvalOf(chain, withdrawn)).status).toBe('withdrawn')
    const { id } = await submit()
    const { data } = await me.do('listApprovals', { query: `view=own&subject_id=${id}` })
    expect(data.map(askedNow)).toEqual([[chain.manager.session.member_id]])
    expect(data[0]).toMatchObject({ kind: 'expense', amount: '450.00', status: 'waiting' })
    expect((await approve(chain.staff, data[0])).status).toBe(409)
    expect((await approve(chain.manager, data[0])).json.status).toBe('approved')
    expect(await me.do('getExpenseClaim', { ids: { id } })).toMatchObject({
      status: 'approved',
      total_approved: '450.00',
    })
    await chain.owner.browser.do('updateApprovalPolicy', {
      ids: { id: policy.id },
      body: { is_active: false },
    })
  })

  it('leaves entries in the audit and in the history, as themselves', async () => {
    const { id } = await submit()
    const rows = await inDatabase<{ action: string }>(
      'select action from audit_entries where workspace_id = $1 and actor = $2 and object_id = $3 order by created_at, id',
      [chain.workspace.id, chain.staff.session.member_id, id],
    )
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['createExpenseClaim', 'expense_claim.submitted']),
    )
  })
})

describe('Nobody', () => {
  it('reaches a claim, an item or a receipt of somebody else by its id', async () => {
    const foreign = await makeForeign()
    const sent = {
      getExpenseClaim: undefined,
      updateExpenseClaim: { title: 'Mine' },
      submitExpenseClaim: undefined,
      reviseExpenseClaim: undefined,
      cancelExpenseClaim: undefined,
      getExpenseClaimItem: undefined,
      updateExpenseClaimItem: { amount: '1' },
      deleteExpenseClaimItem: undefined,
      getExpenseReceipt: undefined,
      storeExpenseReceipt: photo(png, { content_type: 'image/png' }),
      deleteExpenseReceipt: undefined,
    } as const
    for (const [operation, body] of Object.entries(sent)) {
      const isItem = operation.includes('Item') || operation.includes('Receipt')
      const [theirs, none] = isItem ? [foreign.item, noItem] : [foreign.claim, noClaim]
      const ask = (id: string) =>
        me.ask(operation as keyof typeof sent, { ids: { id }, ...(body && { body }) })
      const unknown = told(await ask(none), none)
      expect([operation, unknown[0]]).toEqual([operation, 404])
      expect([operation, ...told(await ask(theirs), theirs)]).toEqual([operation, ...unknown])
    }
    const { title, status } = await chain.workspace.muster.expenseClaims.get(foreign.claim)
    expect([title, status]).toEqual(['Faisalabad', 'draft'])
  })

  it('finds those of somebody else by a filter, or claims in their name', async () => {
    const foreign = await makeForeign()
    for (const [list, query] of [
      ['listExpenseClaims', `employee_id=${chain.ids.manager}`],
      ['listExpenseClaimItems', `expense_claim_id=${foreign.claim}`],
    ] as const)
      expect((await me.do(list, { query })).data).toEqual([])
    const claim = (employee_id: string) =>
      me.ask('createExpenseClaim', { body: { employee_id, title: 'Theirs' } })
    const unknown = told(await claim(nobody), nobody)
    expect(unknown[0]).toBe(400)
    for (const id of [chain.ids.manager, chain.ids.director])
      expect(told(await claim(id), id)).toEqual(unknown)
    const put = (id: string) => me.ask('createExpenseClaimItem', { body: itemOf(id) })
    expect(told(await put(foreign.claim), foreign.claim)).toEqual(told(await put(noClaim), noClaim))
  })

  it('says what others decide, or decides about their own', async () => {
    const { id } = await begin()
    const item = await add(id)
    for (const more of [
      { status: 'approved' },
      { total_approved: '450.00' },
      { advance_adjusted: '0' },
      { claim_number: 'EXP-99999' },
      { payment_method: 'cash' },
    ])
      for (const answer of [
        await me.ask('createExpenseClaim', { body: { employee_id: chain.ids.staff, title: 'Me', ...more } }),
        await me.ask('updateExpenseClaim', { ids: { id }, body: more }),
      ])
        expect([more, answer.status]).toEqual([more, 400])
    for (const more of [{ approved_amount: '450.00' }, { has_receipt: true }, { expense_claim_id: noClaim }])
      expect((await me.ask('updateExpenseClaimItem', { ids: { id: item.id }, body: more })).status).toBe(400)
    for (const operation of [
      'approveExpenseClaim',
      'rejectExpenseClaim',
      'payExpenseClaim',
      'handExpenseClaimOver',
      'recallExpenseClaim',
    ] as const)
      expect([operation, (await me.ask(operation, { ids: { id }, body: {} })).status]).toEqual([
        operation,
        403,
      ])
  })

  it('claims without being an employee, and HR goes on as before', async () => {
    const hr = await makeFullMember(chain.workspace.id, 'Owner')
    const claim = await hr.browser.do('createExpenseClaim', {
      body: {
        employee_id: chain.ids.manager,
        title: 'For the manager',
        advance_adjusted: '100',
        notes: 'By post',
      },
    })
    expect(claim).toMatchObject({ advance_adjusted: '100.00', notes: 'By post' })
    const auditor = await makeFullMember(chain.workspace.id, 'Auditor')
    const refused = await auditor.browser.ask('createExpenseClaim', {
      body: { employee_id: chain.ids.manager, title: 'For the manager' },
    })
    expect([refused.status, refused.json.code]).toEqual([403, 'insufficient_scope'])
  })
})
