// HR letters with a day of their own: it is the day of the letter and of its number, within bounds.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  issue,
  type LetterWorkspace,
  makeLetterWorkspace,
  makeRequest,
  makeTemplate,
} from '../../support/fixtures/letters.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

// It is 2027-01-05 in Karachi already.
beforeEach(() => setClock('2027-01-04T20:00:00Z'))
afterEach(() => setClock())

async function withTemplate(): Promise<LetterWorkspace> {
  const workspace = await makeLetterWorkspace()
  await makeTemplate(workspace, { body: 'Lahore, {{ letter.issue_date | date }}' })
  return workspace
}

describe('the day of a letter', () => {
  it('is that of the letter, of its text, its number and its entry in the audit', async () => {
    const workspace = await withTemplate()
    const letter = await issue(workspace, { letter_date: '2026-12-30' })
    const dated = { issue_date: '2026-12-30', reference_number: 'EC-2026-0001' }
    expect(letter).toMatchObject(dated)
    const { text } = await inConsole(workspace, 'getHrLetterText', { id: letter.id })
    expect(text).toBe('Lahore, December 30, 2026')
    const [entry] = await inDatabase('select details::json from audit_entries where object_id = $1', [
      letter.id,
    ])
    expect(entry).toMatchObject({ details: dated })
  })

  it('has the next number of its own year, in the order of issue', async () => {
    const workspace = await withTemplate()
    const numbers: string[] = []
    for (const letter_date of ['2026-12-30', undefined, '2026-12-10', '2027-01-01', '2027-01-05'])
      numbers.push((await issue(workspace, letter_date ? { letter_date } : {})).reference_number)
    expect(numbers).toEqual(['EC-2026-0001', 'EC-2027-0001', 'EC-2026-0002', 'EC-2027-0002', 'EC-2027-0003'])
  })

  it('is taken with a request, too', async () => {
    const workspace = await withTemplate()
    const { id } = await makeRequest(workspace, ['approveHrLetterRequest'])
    const wrong = { id, body: { letter_date: '2027-01-06' } }
    expect((await askConsole(workspace, 'issueHrLetterRequest', wrong)).status).toBe(400)
    const body = { letter_date: '2026-12-31' }
    const { hr_letter_id } = await inConsole(workspace, 'issueHrLetterRequest', { id, body })
    const letter = await workspace.muster.hrLetters.get(hr_letter_id)
    expect(letter).toMatchObject({ issue_date: '2026-12-31', reference_number: 'EC-2026-0001' })
  })

  it('is from 31 days ago to today in the zone of the workspace, and takes no number otherwise', async () => {
    const workspace = await withTemplate()
    const body = { employee_id: workspace.employee, letter_type: 'employment_certificate' }
    const ask = async (letter_date: string) =>
      told(await askConsole(workspace, 'createHrLetter', { body: { ...body, letter_date } }))
    expect(await ask('2027-01-06')).toEqual(['letter_date must be 2027-01-05 or earlier, today'])
    expect(await ask('2026-12-04')).toEqual(['letter_date must be 2026-12-05 or later, 31 days ago'])
    expect(await issue(workspace, { letter_date: '2026-12-05' })).toMatchObject({
      reference_number: 'EC-2026-0001',
    })
  })

  it('is one on which the employee had joined, or today', async () => {
    const workspace = await withTemplate()
    const { muster, employee } = workspace
    const body = { employee_id: employee, letter_type: 'employment_certificate' }
    const ask = async (letter_date: string) =>
      told(await askConsole(workspace, 'createHrLetter', { body: { ...body, letter_date } }))
    await muster.employees.update(employee, { joining_date: '2027-01-04' })
    expect(await ask('2027-01-03')).toEqual([
      'letter_date must be 2027-01-04 or later, when the employee joined',
    ])
    await muster.employees.update(employee, { joining_date: '2027-02-01' })
    expect(await ask('2027-01-04')).toEqual([
      'letter_date must be 2027-01-05, today: the employee joins on 2027-02-01',
    ])
    expect((await issue(workspace, { letter_date: '2027-01-05' })).issue_date).toBe('2027-01-05')
    await muster.employees.update(employee, { joining_date: '2024-03-01' })
    await muster.employees.update(employee, { status: 'resigned', separation_date: '2026-12-20' })
    await muster.employees.update(employee, { status: 'active', joining_date: '2027-01-04' })
    expect((await issue(workspace, { letter_date: '2026-12-20' })).issue_date).toBe('2026-12-20')
  })
})
