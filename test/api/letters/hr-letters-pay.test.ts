// HR letters that show pay: the figures of the day, and who may issue and read them.

import type { HrLetter } from '@muster/contract'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  certificate,
  type LetterWorkspace,
  makeTemplate,
  tokenWithoutPay,
  withSpaces,
} from '../../support/fixtures/letters.ts'
import { payable } from '../../support/fixtures/salary.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-22T10:00:00Z'))
afterEach(() => setClock())

const reason = 'Issued with the former designation'

describe('a letter that shows pay', () => {
  const body = [
    '{{ employee.name }} earns {{ salary.gross | money }} since {{ salary.effective_from | date }}:',
    '{% for line in salary.components %}{{ line.name }} {{ line.amount | amount }}; {% endfor %}',
    'a year {{ salary.annual_gross | amount }} {{ salary.currency }}.',
  ].join('\n')

  async function paid(gross = '185000', from = '2026-07-01') {
    const own = await payable()
    await own.assign(gross, from)
    await makeTemplate(own.workspace, { letter_type: 'salary_certificate', body })
    const workspace: LetterWorkspace = { ...own.workspace, employee: own.employee.id }
    const certified = { employee_id: workspace.employee, letter_type: 'salary_certificate' }
    const issuePay = (more: object = {}): Promise<HrLetter> =>
      inConsole(workspace, 'createHrLetter', { body: { ...certified, ...more } })
    return { ...own, workspace, certified, issuePay }
  }

  it('has the salary of the day', async () => {
    const { workspace, issuePay, assign } = await paid()
    await assign('200000', '2026-12-01')
    const { id } = await issuePay()
    const { text, shows_pay } = await inConsole(workspace, 'getHrLetterText', { id })
    expect([shows_pay, withSpaces(text)]).toEqual([
      true,
      [
        'Ayesha Khan earns PKR 185,000.00 since July 1, 2026:',
        'BASIC 111,000.00; HRA 55,500.00; MEDICAL 18,500.00; ',
        'a year 2,220,000.00 PKR.',
      ].join('\n'),
    ])
  })

  it('has the salary of the day that it is dated back to', async () => {
    const { workspace, issuePay, assign } = await paid()
    await assign('200000', '2026-11-01')
    const textOf = async (letter_date: string) => {
      const { id } = await issuePay({ letter_date })
      return withSpaces((await inConsole(workspace, 'getHrLetterText', { id })).text)
    }
    expect(await textOf('2026-10-31')).toContain('earns PKR 185,000.00 since July 1, 2026')
    expect(await textOf('2026-11-01')).toContain('earns PKR 200,000.00 since November 1, 2026')
  })

  it('is not issued, read or downloaded without the permission for salaries', async () => {
    const { workspace, certified, issuePay } = await paid()
    const token = await tokenWithoutPay(workspace)
    const detail =
      'This token lacks a permission: a letter that shows pay needs salaries.manage. Use a token that has it.'
    const refused = await askConsole(workspace, 'createHrLetter', { body: certified, token })
    expect([refused.status, refused.json.detail]).toEqual([403, detail])
    const { id, reference_number } = await issuePay()
    expect(reference_number).toBe('SC-2026-0001')
    for (const operation of ['getHrLetterText', 'getHrLetterContent'] as const) {
      const answer = await askConsole(workspace, operation, { id, token })
      expect([operation, answer.status, answer.json.detail]).toEqual([operation, 403, detail])
    }
    await inConsole(workspace, 'getHrLetterText', { id })
    await inConsole(workspace, 'getHrLetterContent', { id })
    const revoked = await askConsole(workspace, 'revokeHrLetter', { id, body: { reason }, token })
    expect(revoked.status).toBe(200)
  })

  it('stays so when its template no longer shows pay', async () => {
    const { workspace, issuePay } = await paid()
    const { id } = await issuePay()
    const { data } = await inConsole(workspace, 'listLetterTemplates')
    await inConsole(workspace, 'updateLetterTemplate', { id: data[0].id, body: { body: certificate.body } })
    const token = await tokenWithoutPay(workspace)
    expect((await askConsole(workspace, 'getHrLetterText', { id, token })).status).toBe(403)
    const plain = await askConsole(workspace, 'createHrLetter', {
      body: { employee_id: workspace.employee, letter_type: 'salary_certificate' },
      token,
    })
    expect(plain.status).toBe(201)
  })

  it('is refused where no salary is in force', async () => {
    const { workspace, certified } = await paid('185000', '2027-01-01')
    const { status, json } = await askConsole(workspace, 'createHrLetter', { body: certified })
    expect([status, json.detail]).toEqual([
      409,
      'The letter shows pay, and this employee has no salary on 2026-11-22.',
    ])
  })
})
