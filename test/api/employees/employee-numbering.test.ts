// The numbering of employees: the prefix, the digits and the next number.

import { auditOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'

const set = (workspace: TestWorkspace, body: object) =>
  inConsole(workspace, 'updateEmployeeNumbering', { body })
const hire = async ({ muster }: TestWorkspace) => (await muster.employees.create(ayesha)).employee_code

describe('the numbering of employees', () => {
  it('tells the code of the next employee', async () => {
    const workspace = await makeWorkspace()
    const { number_prefix, number_digits, next_employee_code } = await inConsole(
      workspace,
      'getEmployeeNumbering',
    )
    expect(await hire(workspace)).toBe(next_employee_code)
    expect(next_employee_code).toBe(`${number_prefix}${'1'.padStart(number_digits, '0')}`)
    expect(await inConsole(workspace, 'getEmployeeNumbering')).toMatchObject({ number_next: 2 })
  })

  it('goes on from a number of another system, under another prefix', async () => {
    const workspace = await makeWorkspace()
    const wanted = { number_prefix: 'EMP-', number_digits: 4, number_next: 301 }
    expect(await set(workspace, wanted)).toEqual({ ...wanted, next_employee_code: 'EMP-0301' })
    expect(await hire(workspace)).toBe('EMP-0301')
    expect(await auditOf(workspace.id)).toEqual([
      ['employee_settings.updated', { ...wanted, next_employee_code: 'EMP-0301' }],
    ])
  })

  it('counts from the next employee on, also where codes were taken ahead', async () => {
    const workspace = await makeWorkspace()
    for (let n = 0; n < 5; n++) await Promise.all(Array.from({ length: 8 }, () => hire(workspace)))
    await set(workspace, { number_prefix: 'K', number_digits: 3 })
    const codes = await Promise.all(Array.from({ length: 20 }, () => hire(workspace)))
    expect(codes.filter(code => !/^K\d{3}$/.test(code))).toEqual([])
    expect(new Set(codes).size).toBe(20)
  })

  it('gives no number twice', async () => {
    const workspace = await makeWorkspace()
    await set(workspace, { number_prefix: 'A', number_next: 7 })
    expect(await hire(workspace)).toBe('A00007')
    const refused = async (number_next: number) => {
      const { status, json } = await askConsole(workspace, 'updateEmployeeNumbering', {
        body: { number_next },
      })
      return [status, json.errors[0].message]
    }
    expect(await refused(7)).toEqual([400, 'must be 8 or more; 7 is the highest number in use after A'])
    await set(workspace, { number_next: 50 })
    expect(await refused(20)).toEqual([400, 'must be 50 or more; the numbers before it were given'])
  })
})
