// Employment contracts in the console: those that outlive the employment of their employee are flagged.

import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import {
  type ContractWorkspace,
  draft,
  makeContractWorkspace,
  move,
  signed,
} from '../../support/fixtures/contracts.ts'
import { ayesha, raw } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

const permanent = { type: 'permanent', start_date: '2026-01-01', end_date: null }

const listed = async (workspace: ContractWorkspace) =>
  (await inConsole(workspace, 'listEmploymentContractDetails')).data

/** The ids of a list with a query. */
async function idsOf(workspace: ContractWorkspace, query: string): Promise<string[]> {
  const key = await tokenOf(workspace)
  const { json } = await raw('GET', `/console/employment_contract_details?${query}`, { key })
  return json.data.map(({ id }: { id: string }) => id)
}

describe('an employment contract in the console', () => {
  it('outlives the employment from the notice of a separation until it is terminated on the last day', async () => {
    const workspace = await makeContractWorkspace()
    const { muster, employee } = workspace
    const { employee_code } = await muster.employees.get(employee)
    const contract = await signed(workspace, permanent)
    const detail = {
      object: 'employment_contract_detail',
      id: contract.id,
      employee_code,
      separation_date: null,
      outlives_employment: false,
      contract,
    }
    expect(await listed(workspace)).toEqual([detail])
    await muster.employees.update(employee, { separation_date: '2026-12-31' })
    const separated = { ...detail, separation_date: '2026-12-31' }
    expect(await listed(workspace)).toEqual([{ ...separated, outlives_employment: true }])
    const ended = await move(workspace, 'terminateEmploymentContract', contract.id, {
      last_day: '2026-12-31',
    })
    expect(await listed(workspace)).toEqual([{ ...separated, contract: ended }])
  })

  it('does not outlive it where it ends by the last day, and is neither draft nor sent', async () => {
    const workspace = await makeContractWorkspace()
    const { muster, employee } = workspace
    const fixed = { start_date: '2026-01-01', end_date: '2026-12-31' }
    const { id } = await signed(workspace, fixed)
    const ahead = await signed(workspace, { start_date: '2027-01-01', end_date: '2027-12-31' })
    await move(workspace, 'sendEmploymentContract', (await draft(workspace, permanent)).id)
    await draft(workspace, permanent)
    const leaving = async (separation_date: string) => {
      await muster.employees.update(employee, { separation_date })
      return idsOf(workspace, 'outlives_employment=true')
    }
    expect(await leaving('2026-12-30')).toEqual([ahead.id, id])
    expect(await leaving('2026-12-31')).toEqual([ahead.id])
    expect(await leaving('2027-12-31')).toEqual([])
  })

  it('of a former employment is compared with the last day of that one', async () => {
    const workspace = await makeContractWorkspace()
    const { muster, employee } = workspace
    const former = await signed(workspace, permanent)
    await muster.employees.update(employee, { status: 'resigned', separation_date: '2026-11-10' })
    await muster.employees.update(employee, { status: 'active', joining_date: '2026-11-20' })
    const draftAgain = await draft(workspace, { start_date: '2026-11-20' })
    expect(await listed(workspace)).toMatchObject([
      { id: draftAgain.id, separation_date: null, outlives_employment: false },
      { id: former.id, separation_date: '2026-11-10', outlives_employment: true },
    ])
    expect(await idsOf(workspace, 'outlives_employment=true')).toEqual([former.id])
    await move(workspace, 'terminateEmploymentContract', former.id, { last_day: '2026-11-10' })
    expect(await idsOf(workspace, 'outlives_employment=true')).toEqual([])
  })

  it('is found by whether it outlives, and by its employee and status, page by page', async () => {
    const workspace = await makeContractWorkspace()
    const { muster, employee } = workspace
    const first = await signed(workspace, permanent)
    const { id: other } = await muster.employees.create(ayesha)
    const [second, third] = [
      await signed({ ...workspace, employee: other }, { ...permanent, end_date: '2026-12-31' }),
      await signed({ ...workspace, employee: other }, { start_date: '2027-01-01' }),
    ]
    await muster.employees.delete(other)
    expect(await idsOf(workspace, 'outlives_employment=true')).toEqual([third.id, second.id])
    expect(await idsOf(workspace, 'outlives_employment=false')).toEqual([first.id])
    expect(await idsOf(workspace, `employee_id=${employee}&status=signed`)).toEqual([first.id])
    expect(await idsOf(workspace, 'status=draft')).toEqual([])
    const key = await tokenOf(workspace)
    const path = '/console/employment_contract_details?outlives_employment=true&limit=1'
    const { json: page } = await raw('GET', path, { key })
    const { json: next } = await raw('GET', `${path}&starting_after=${page.next_cursor}`, { key })
    expect([page, next].map(({ data, has_more }) => [data[0].id, has_more])).toEqual([
      [third.id, true],
      [second.id, false],
    ])
  })

  it('is read with documents.manage', async () => {
    const workspace = await makeContractWorkspace()
    const { status } = await askConsole(workspace, 'listEmploymentContractDetails', { token: workspace.key })
    expect(status).toBe(403)
  })
})
