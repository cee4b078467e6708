// HR letters: numbered without gaps, unchanged once they are issued, and revoked.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  issue,
  type LetterWorkspace,
  makeLetterWorkspace,
  makeTemplate,
} from '../../support/fixtures/letters.ts'
import { told } from '../../support/fixtures/loans.ts'
import { inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

beforeEach(() => setClock('2026-11-22T10:00:00Z'))
afterEach(() => setClock())

const reason = 'Issued with the former designation'

async function withTemplate(fields: object = {}): Promise<LetterWorkspace> {
  const workspace = await makeLetterWorkspace()
  await makeTemplate(workspace, fields)
  return workspace
}

describe('a letter', () => {
  it('is issued without a request', async () => {
    const workspace = await withTemplate()
    const letter = await issue(workspace, { addressed_to: 'Habib Bank Limited' })
    expect(letter).toEqual({
      object: 'hr_letter',
      id: expect.stringMatching(/^hrl_/),
      employee_id: workspace.employee,
      hr_letter_request_id: null,
      letter_type: 'employment_certificate',
      reference_number: 'EC-2026-0001',
      subject: 'Employment of Ayesha Khan',
      addressed_to: 'Habib Bank Limited',
      language: 'en',
      issue_date: '2026-11-22',
      status: 'issued',
      issued_at: expect.stringMatching(/Z$/),
      revoked_at: null,
      created_at: expect.anything(),
      updated_at: soonAfter(letter.created_at),
    })
    expect(await workspace.muster.hrLetters.get(letter.id)).toEqual(letter)
    const missing = `${letter.id.slice(0, 4)}01aaaaaaaaaaaaaaaaaaaaaaaa`
    await expect(workspace.muster.hrLetters.get(missing)).rejects.toThrow(`There is no HR letter ${missing}`)
    const [entry] = await inDatabase('select action, details::json from audit_entries where object_id = $1', [
      letter.id,
    ])
    expect(entry).toMatchObject({ action: 'hr_letter.issued', details: { reference_number: 'EC-2026-0001' } })
  })

  it('is dated by the day in the zone of the workspace', async () => {
    const workspace = await withTemplate()
    await setClock('2026-12-31T19:30:00Z')
    expect(await issue(workspace)).toMatchObject({
      issue_date: '2027-01-01',
      reference_number: 'EC-2027-0001',
    })
  })

  it('keeps its text when the template, the employee and the company change', async () => {
    const workspace = await withTemplate()
    const { id } = await issue(workspace)
    const before = await inConsole(workspace, 'getHrLetterText', { id })
    expect(before).toEqual({
      object: 'hr_letter_text',
      id,
      reference_number: 'EC-2026-0001',
      language: 'en',
      subject: 'Employment of Ayesha Khan',
      text: expect.stringMatching(
        /^EC-2026-0001: Ayesha Khan has worked with Workspace \d+ since March 1, 2024\.$/,
      ),
      shows_pay: false,
      status: 'issued',
      revoked_at: null,
      revocation_reason: null,
    })
    const { data } = await inConsole(workspace, 'listLetterTemplates')
    await inConsole(workspace, 'updateLetterTemplate', { id: data[0].id, body: { body: 'New' } })
    await workspace.muster.employees.update(workspace.employee, { last_name: 'Malik' })
    expect(await inConsole(workspace, 'getHrLetterText', { id })).toEqual(before)
  })

  it('does not change, whoever writes to the database', async () => {
    const workspace = await withTemplate()
    const { id } = await issue(workspace)
    const refused = 'The letter EC-2026-0001 was issued, so it stays as it is; it can be revoked once.'
    for (const change of [
      `text = 'Other'`,
      `subject = 'Other'`,
      `reference_number = 'EC-1'`,
      `shows_pay = true`,
    ])
      await expect(inDatabase(`update hr_letters set ${change} where id = $1`, [id])).rejects.toThrow(refused)
    await expect(inDatabase('delete from hr_letters where id = $1', [id])).rejects.toThrow(refused)
    await inConsole(workspace, 'revokeHrLetter', { id, body: { reason } })
    const restored = `update hr_letters set status = 'issued', revoked_at = null, revocation_reason = null where id = $1`
    await expect(inDatabase(restored, [id])).rejects.toThrow(refused)
  })

  it('is revoked once, keeps its text and is marked', async () => {
    const workspace = await withTemplate()
    const letter = await issue(workspace)
    const { id } = letter
    const { text } = await inConsole(workspace, 'getHrLetterText', { id })
    const revoked = await inConsole(workspace, 'revokeHrLetter', { id, body: { reason } })
    const at = revoked.updated_at
    expect(revoked).toEqual({ ...letter, status: 'revoked', revoked_at: at, updated_at: at })
    expect(await inConsole(workspace, 'getHrLetterText', { id })).toMatchObject({
      text,
      status: 'revoked',
      revoked_at: at,
      revocation_reason: reason,
    })
    const again = await askConsole(workspace, 'revokeHrLetter', { id, body: { reason } })
    expect([again.status, again.json.detail]).toEqual([
      409,
      'This HR letter is revoked; only one that is issued can be revoked.',
    ])
    const entries = await inDatabase(
      'select action, details::json from audit_entries where object_id = $1 order by id',
      [id],
    )
    expect(entries[1]).toMatchObject({ action: 'hr_letter.revoked', details: { reason } })
  })

  it('needs a template, an employee and a language', async () => {
    const workspace = await makeLetterWorkspace()
    const body = { employee_id: workspace.employee, letter_type: 'warning' }
    const none = await askConsole(workspace, 'createHrLetter', { body })
    expect([none.status, none.json.detail]).toEqual([
      409,
      'There is no current template of the type warning in en; there is none in any language.',
    ])
    const unknown = { ...body, employee_id: 'emp_1' }
    expect(told(await askConsole(workspace, 'createHrLetter', { body: unknown }))).toEqual([
      'employee_id names no record of this workspace',
    ])
    const language = await askConsole(workspace, 'createHrLetter', { body: { ...body, language: 'xx' } })
    expect(told(language)).toEqual(['language is xx, which is no language that letters can be written in'])
    const retired = await makeTemplate(workspace)
    await inConsole(workspace, 'retireLetterTemplate', { id: retired.id })
    const certified = { ...body, letter_type: 'employment_certificate' }
    expect((await askConsole(workspace, 'createHrLetter', { body: certified })).status).toBe(409)
  })

  it('belongs to its workspace', async () => {
    const workspace = await withTemplate()
    const { id } = await issue(workspace)
    const other = await makeWorkspace()
    expect((await raw('GET', `/v1/hr_letters/${id}`, { key: other.key })).status).toBe(404)
    for (const operation of ['getHrLetterText', 'getHrLetterContent', 'revokeHrLetter'] as const) {
      const body = operation === 'revokeHrLetter' ? { body: { reason } } : {}
      expect([operation, (await askConsole(other, operation, { id, ...body })).status]).toEqual([
        operation,
        404,
      ])
    }
  })

  it('is listed by employee, type, status and change, and never with its text', async () => {
    const workspace = await withTemplate()
    await makeTemplate(workspace, { letter_type: 'other' })
    const first = await issue(workspace)
    const second = await issue(workspace, { letter_type: 'other' })
    const { updated_at } = await inConsole(workspace, 'revokeHrLetter', { id: first.id, body: { reason } })
    const ids = async (query: object) =>
      (await workspace.muster.hrLetters.list(query)).data.map(({ id }) => id)
    expect(await ids({ employee_id: workspace.employee })).toEqual([second.id, first.id])
    expect(await ids({ letter_type: 'other' })).toEqual([second.id])
    expect(await ids({ status: 'revoked' })).toEqual([first.id])
    expect(await ids({ updated_since: updated_at })).toEqual([first.id])
    const key = await makeKey(workspace.id, { scopes: ['documents:read'] })
    const { text } = await raw('GET', '/v1/hr_letters', { key })
    expect(text).not.toContain('has worked with')
  })
})

describe('reference numbers', () => {
  const numbersOf = async ({ muster }: LetterWorkspace) =>
    (await muster.hrLetters.list({ limit: 100 })).data.map(({ reference_number }) => reference_number).sort()

  it('count each type and year from 1', async () => {
    const workspace = await withTemplate()
    await makeTemplate(workspace, { letter_type: 'salary_certificate' })
    const numbers: string[] = []
    for (const [at, letter_type] of [
      ['2026-11-22T10:00:00Z', 'employment_certificate'],
      ['2026-11-22T10:00:00Z', 'salary_certificate'],
      ['2026-12-30T10:00:00Z', 'employment_certificate'],
      ['2027-01-04T10:00:00Z', 'employment_certificate'],
    ] as const) {
      await setClock(at)
      numbers.push((await issue(workspace, { letter_type })).reference_number)
    }
    expect(numbers).toEqual(['EC-2026-0001', 'SC-2026-0001', 'EC-2026-0002', 'EC-2027-0001'])
  })

  it('have no gap and no double where 20 are issued at once, and others fail in between', async () => {
    const workspace = await withTemplate()
    const broken = { letter_type: 'employment_certificate', language: 'de', body: '{{ employee.branch }}' }
    await makeTemplate(workspace, broken)
    const body = { employee_id: workspace.employee, letter_type: 'employment_certificate' }
    const asked = Array.from({ length: 30 }, (_, n) =>
      askConsole(workspace, 'createHrLetter', { body: n % 3 === 1 ? { ...body, language: 'de' } : body }),
    )
    const answers = await Promise.all(asked)
    const statuses = answers.map(({ status }) => status)
    expect([statuses.filter(one => one === 201).length, statuses.filter(one => one === 409).length]).toEqual([
      20, 10,
    ])
    const wanted = Array.from({ length: 20 }, (_, n) => `EC-2026-${String(n + 1).padStart(4, '0')}`)
    expect(await numbersOf(workspace)).toEqual(wanted)
  })

  it('are of the workspace', async () => {
    const [one, other] = [await withTemplate(), await withTemplate()]
    await issue(one)
    expect((await issue(other)).reference_number).toBe('EC-2026-0001')
  })
})
