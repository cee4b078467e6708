// Previews of letter templates: what a letter would say, for the sample employee and for one who is named.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  makeLetterWorkspace,
  makeTemplate,
  tokenWithoutPay,
  withSpaces,
} from '../../support/fixtures/letters.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-11-22T20:00:00Z'))
afterEach(() => setClock())

describe('a preview', () => {
  const preview = async (fields: object) => {
    const own = await makeLetterWorkspace()
    const { id } = await makeTemplate(own, fields)
    const { text } = await inConsole(own, 'previewLetterTemplate', { id })
    return withSpaces(text)
  }

  it('is of the sample employee, or of one who is named', async () => {
    const own = await makeLetterWorkspace()
    const { id } = await makeTemplate(own, {
      letter_type: 'no_objection',
      body: '{{ letter.reference_number }}, {{ letter.issue_date | date }}, {{ letter.addressed_to | default: "all" }}: {{ employee.employee_code }}',
    })
    expect(await inConsole(own, 'previewLetterTemplate', { id })).toEqual({
      subject: 'Employment of Ayesha Khan',
      text: 'SC-2026-0000, November 23, 2026, Habib Bank Limited: E00042',
      shows_pay: false,
    })
    const named = await inConsole(own, 'previewLetterTemplate', { id, body: { employee_id: own.employee } })
    expect(named.text).toBe('NO-2026-0000, November 23, 2026, all: E00001')
    expect(await inDatabase('select from letter_numbering where workspace_id = $1', [own.id])).toEqual([])
  })

  it('writes dates and amounts in the language of the template', async () => {
    const body =
      '{{ letter.issue_date | date: "full" }} | {{ letter.issue_date | date: "short" }} | {{ salary.gross | money }} | {{ salary.annual_gross | amount }}'
    expect(await preview({ body })).toBe(
      'Monday, November 23, 2026 | 11/23/26 | PKR 185,000.00 | 2,220,000.00',
    )
    expect(await preview({ body, language: 'de' })).toBe(
      'Montag, 23. November 2026 | 23.11.26 | 185.000,00 PKR | 2.220.000,00',
    )
    expect(await preview({ body, language: 'ur' })).toMatch(/^پیر، 23 نومبر، 2026 \| .* PKR 185,000\.00/)
  })

  it('lists the earnings of the salary', async () => {
    const body =
      '{% for line in salary.components %}{{ line.name }} {{ line.amount | amount }}{% unless forloop.last %}, {% endunless %}{% endfor %}'
    expect(await preview({ body })).toBe(
      'Basic salary 111,000.00, House rent allowance 55,500.00, Medical allowance 18,500.00',
    )
  })

  it('prints values as they are, on one line, and runs nothing in them', async () => {
    const own = await makeLetterWorkspace()
    const { id } = await makeTemplate(own, { body: 'To: {{ letter.addressed_to }}!' })
    const body = { employee_id: own.employee, addressed_to: '{{ salary.gross }}\n<b> Bank' }
    expect((await inConsole(own, 'previewLetterTemplate', { id, body })).text).toBe(
      'To: {{ salary.gross }} <b> Bank!',
    )
  })

  it('names what an employee lacks, and prints no blank', async () => {
    const own = await makeLetterWorkspace()
    const { id } = await makeTemplate(own, {
      body: 'At\n{{ employee.branch | upcase }} until {{ employee.separation_date | date }}',
    })
    const body = { employee_id: own.employee }
    const { status, json } = await askConsole(own, 'previewLetterTemplate', { id, body })
    expect([status, json.detail]).toEqual([
      409,
      'No letter can be made for E00001: the body of the template prints employee.branch, which is empty (line 2, column 1). Enter what is missing, or write the template so that it does without.',
    ])
    const careful =
      '{% if employee.branch %}at {{ employee.branch }}{% else %}at home{% endif %}, {{ employee.father_name | default: "no name" }}'
    await inConsole(own, 'updateLetterTemplate', { id, body: { body: careful } })
    expect((await inConsole(own, 'previewLetterTemplate', { id, body })).text).toBe('at home, no name')
  })

  it('needs an employee of the workspace, and the permission for pay to show it', async () => {
    const own = await makeLetterWorkspace()
    const { id } = await makeTemplate(own, { body: '{{ salary.gross | money }}' })
    const unknown = await askConsole(own, 'previewLetterTemplate', { id, body: { employee_id: 'emp_1' } })
    expect([unknown.status, told(unknown)]).toEqual([400, ['employee_id names no record of this workspace']])
    const token = await tokenWithoutPay(own)
    const body = { employee_id: own.employee }
    const { status, json } = await askConsole(own, 'previewLetterTemplate', { id, body, token })
    expect([status, json.detail]).toEqual([
      403,
      'This token lacks a permission: a letter that shows pay needs salaries.manage. Use a token that has it.',
    ])
    const sample = await askConsole(own, 'previewLetterTemplate', { id, token })
    expect([sample.status, withSpaces(sample.json.text)]).toEqual([200, 'PKR 185,000.00'])
  })
})
