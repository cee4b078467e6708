// Plans: what each leaves out, by the groups of the contract.

import { parse } from 'yaml'
import { findPlan } from '../../../packages/server/auth/plans.ts'
import { read } from '../../support/contract/page.ts'
import { askConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace, raw } from '../../support/fixtures/make.ts'

const { 'x-tagGroups': groups } = parse(read('openapi.yaml')) as {
  'x-tagGroups': { name: string; tags: string[] }[]
}

describe('the plan starter', () => {
  it.each(['Salaries', 'Payroll', 'Loans'])('leaves out all of %s', name => {
    const { tags } = groups.find(group => group.name === name)!
    expect(tags.filter(tag => !(findPlan('starter').without as readonly string[]).includes(tag))).toEqual([])
  })

  it('has no loans, neither to read nor to write, and says which plan has', async () => {
    const workspace = await makeWorkspace({ plan: 'starter' })
    const type = { name: 'Advance', code: 'ADV', interest_rate: '0' }
    const answers = [
      await raw('GET', '/v1/loans', { key: workspace.key }),
      await askConsole(workspace, 'createLoanType', { body: type }),
    ]
    for (const { status, json } of answers)
      expect([status, json.code, json.detail]).toEqual([
        403,
        'plan_upgrade_required',
        expect.stringContaining('growth'),
      ])
  })
})
