// Sessions: what a page learns of one, so that it knows what to offer and when to ask for more.

import { type OperationFacts, operations } from '@muster/contract'
import { findCheapestPlan } from '../../../packages/server/auth/plans.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { ageProof, makeFullMember, makeMember } from '../../support/fixtures/people.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const minutesFromNow = (moment: string) =>
  Math.round(Temporal.Instant.from(moment).since(Temporal.Now.instant()).total('minutes'))

describe('A session tells', () => {
  it('the workspace with its money, its days and its plan', async () => {
    const { browser } = await makeMember(workspace.id, 'HR')
    const { name, country, timezone, currency, currency_decimals, week_starts_on } =
      await workspace.muster.company.get()
    const { data: shifts } = await workspace.muster.shifts.list({})
    const [{ id, weekly_off_days }] = shifts.filter(shift => shift.is_default) as [(typeof shifts)[0]]
    const session = await browser.do('getSession')
    expect(session.workspace).toEqual({
      name,
      status: 'active',
      plan: 'scale',
      excluded_tags: [],
      closed_tags: [],
      country,
      timezone,
      currency,
      currency_decimals,
      week_starts_on,
      weekend: weekly_off_days,
    })
    await workspace.muster.shifts.update(id, { weekly_off_days: [5, 6] })
    expect((await browser.do('getSession')).workspace.weekend).toEqual([5, 6])
  })

  it('what the plan leaves out, as the server refuses it', async () => {
    const { id } = await makeWorkspace({ plan: 'starter' })
    const { browser } = await makeFullMember(id, 'Owner')
    const { excluded_tags, plan } = (await browser.do('getSession')).workspace
    expect(plan).toBe('starter')
    for (const operation of ['listLoans', 'listEmployees'] as const) {
      const { tag } = operations[operation] as OperationFacts
      const { status, json } = await browser.ask(operation)
      const isExcluded = excluded_tags.includes(tag)
      expect([operation, status, json.code]).toEqual(
        isExcluded ? [operation, 403, 'plan_upgrade_required'] : [operation, 200, undefined],
      )
    }
    expect(findCheapestPlan('loans')).toBe('growth')
  })

  it('who the person is, by which role, and whether a second factor is missing', async () => {
    const { browser, session } = await makeMember(workspace.id, 'Payroll')
    const { id } = await browser.do('getAccount')
    expect(session).toMatchObject({
      person_id: id,
      role_id: expect.stringMatching(/^rol_/),
      needs_second_factor: true,
      has_second_factor: false,
      by_company: false,
      by_link: false,
    })
    const full = await makeFullMember(workspace.id, 'HR')
    expect(await full.browser.do('getSession')).toMatchObject({
      needs_second_factor: false,
      has_second_factor: true,
    })
  })

  it('when it ends, and when the person last proved who they are', async () => {
    const { browser, session } = await makeMember(workspace.id, 'HR')
    expect([session.expires_at, session.idle_until, session.proven_until!].map(minutesFromNow)).toEqual([
      720, 30, 10,
    ])
    expect(Math.abs(minutesFromNow(session.proven_at))).toBe(0)
    await ageProof(session)
    for (;;) {
      const { proven_at, proven_until } = await browser.do('getSession')
      if (proven_until !== null) continue
      expect(minutesFromNow(proven_at)).toBe(-11)
      break
    }
  })

  it('without being used by that', async () => {
    const { browser, session } = await makeMember(workspace.id, 'HR')
    await inDatabase(
      `update sessions set last_seen_at = last_seen_at - interval '20 minutes' where id = $1`,
      [session.id],
    )
    for (;;) if (minutesFromNow((await browser.do('getSession')).idle_until) === 10) break
    await browser.do('listEmployees')
    for (;;) if (minutesFromNow((await browser.do('getSession')).idle_until) === 30) break
  })
})
