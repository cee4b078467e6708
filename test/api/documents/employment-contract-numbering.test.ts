// The numbering of employment contracts: the prefix, the digits, the next number, and numbers that people give.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { draft, makeContractWorkspace } from '../../support/fixtures/contracts.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

describe('the numbering of employment contracts', () => {
  it('is CTR- and five digits until it is changed, and passes over a number that a contract has', async () => {
    const workspace = await makeContractWorkspace()
    const numbering = { number_prefix: 'CTR-', number_digits: 5, number_next: 1 }
    expect(await inConsole(workspace, 'getEmploymentContractNumbering', {})).toEqual({
      ...numbering,
      next_contract_number: 'CTR-00001',
    })
    await draft(workspace, { contract_number: 'CTR-00001' })
    expect((await draft(workspace)).contract_number).toBe('CTR-00002')
  })

  it('goes on from a number of another system, and gives none twice', async () => {
    const workspace = await makeContractWorkspace()
    const body = { number_prefix: 'C/26-', number_digits: 3, number_next: 301 }
    await inConsole(workspace, 'updateEmploymentContractNumbering', { body })
    expect((await draft(workspace)).contract_number).toBe('C/26-301')
    const back = await askConsole(workspace, 'updateEmploymentContractNumbering', {
      body: { number_next: 301 },
    })
    expect([back.status, ...told(back)]).toEqual([
      400,
      'number_next must be 302 or more; 301 is the highest number in use after C/26-',
    ])
    const [entry] = await inDatabase<{ details: string }>(
      "select details from audit_entries where workspace_id = $1 and action = 'employment_contract_numbering.updated'",
      [workspace.id],
    )
    expect(JSON.parse(entry!.details)).toMatchObject({ number_digits: 3, next_contract_number: 'C/26-301' })
  })
})
