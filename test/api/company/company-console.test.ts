// The workspace as its owners change it in the console.

import { auditOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember, refusal } from '../../support/fixtures/people.ts'

describe('the workspace', () => {
  it('is changed field by field, which the audit keeps', async () => {
    const workspace = await makeWorkspace()
    const before = await workspace.muster.company.get()
    const body = { name: 'Indus Textile Mills', tax_number: '3567812-4', week_starts_on: 7 }
    const after = await inConsole(workspace, 'updateCompany', { body })
    expect(after).toEqual({ ...before, ...body, updated_at: after.updated_at })
    expect(after.updated_at > before.updated_at).toBe(true)
    expect(await workspace.muster.company.get()).toEqual(after)
    expect(await inConsole(workspace, 'updateCompany', { body: { tax_number: null } })).toMatchObject({
      name: body.name,
      tax_number: null,
    })
    expect(await auditOf(workspace.id)).toEqual([
      ['updateCompany', body],
      ['updateCompany', { tax_number: null }],
    ])
  })

  it('moves to another timezone, and grades the open days again', async () => {
    const workspace = await makeWorkspace()
    const { timezone } = await inConsole(workspace, 'updateCompany', { body: { timezone: 'asia/dubai' } })
    expect(timezone).toBe('Asia/Dubai')
    const [row] = await inDatabase<{ is_due: boolean }>(
      'select due_at <= stamp() as is_due from attendance_grading where workspace_id = $1',
      [workspace.id],
    )
    expect(row!.is_due).toBe(true)
  })

  it.each(['Asia/Lahore', '+05:00', '-03', 'Karachi time', 'SystemV/PST8'])(
    'is in no timezone %s',
    async timezone => {
      const workspace = await makeWorkspace()
      const { status, json } = await askConsole(workspace, 'updateCompany', { body: { timezone } })
      expect([status, json.errors]).toEqual([
        400,
        [{ field: 'timezone', message: `is ${timezone}; it must be an IANA name such as Asia/Karachi` }],
      ])
    },
  )

  it('keeps its money, its country, its years and its plan', async () => {
    const workspace = await makeWorkspace()
    const body = {
      currency: 'USD',
      country: 'US',
      fiscal_year_start_month: 1,
      plan: 'starter',
      status: 'active',
    }
    const { status, json } = await askConsole(workspace, 'updateCompany', { body })
    expect([status, json.errors.map(({ field }: { field: string }) => field).sort()]).toEqual([
      400,
      Object.keys(body).sort(),
    ])
  })

  it('is changed by owners alone, and each changes their own', async () => {
    const [workspace, other] = [await makeWorkspace(), await makeWorkspace()]
    const body = { name: 'Ours' }
    for (const role of ['Owner', 'HR', 'Payroll', 'Auditor'] as const) {
      const { browser } = await makeFullMember(workspace.id, role)
      const answer = await browser.ask('updateCompany', { body })
      if (role === 'Owner') expect(answer.json).toMatchObject({ id: workspace.id, name: 'Ours' })
      else expect([role, ...refusal(answer)]).toEqual([role, 403, 'insufficient_scope'])
    }
    expect((await other.muster.company.get()).name).not.toBe('Ours')
  })
})
