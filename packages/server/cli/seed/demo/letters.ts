// The demo's letters: three templates, a request in each state, and letters whose texts are what the product writes.

import type { HrLetter } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { addDays, type Day } from '@muster/engine'
import { makeLetterTexts, writeReferenceNumber } from '../../../features/letters/index.ts'
import { newId } from '../../../resource/ids.ts'
import { insertIn, type SeedRow } from '../rows.ts'
import type { Demo } from './organisation.ts'

type LetterType = HrLetter['letter_type']

const head = '{{ workspace.legal_name }}\n{{ letter.reference_number }}, {{ letter.issue_date | date }}\n\n'
const addressee = '{% if letter.addressed_to %}{{ letter.addressed_to }}\n\n{% endif %}'

// Type, subject, body, whether it shows pay.
const templates = [
  [
    'employment_certificate',
    'Employment of {{ employee.name }}',
    `${head}${addressee}{{ employee.name }} ({{ employee.employee_code }}) has been our {{ employee.designation }} in {{ employee.department }} since {{ employee.joining_date | date }}.`,
    false,
  ],
  [
    'salary_certificate',
    'Salary of {{ employee.name }}',
    `${head}${addressee}{{ employee.name }} has earned {{ salary.gross | money }} a month since {{ salary.effective_from | date }}:\n{% for line in salary.components %}\n{{ line.name }}: {{ line.amount | money }}{% endfor %}`,
    true,
  ],
  [
    'experience',
    'Experience of {{ employee.name }}',
    `${head}{{ employee.name }} worked with us from {{ employee.joining_date | date }} to {{ employee.separation_date | date }}, at last as {{ employee.designation }}.`,
    false,
  ],
] as const satisfies readonly (readonly [LetterType, string, string, boolean])[]

interface Letter {
  /** The index of the post. */
  readonly n: number
  readonly letter_type: 'employment_certificate' | 'salary_certificate'
  readonly days_ago: number
  readonly addressed_to: string | null
  readonly purpose: string | null
  /** Whether it answers a request. */
  readonly asked: boolean
  readonly revoked?: string
}

// The oldest first, as they are numbered.
const letters: readonly Letter[] = [
  {
    n: 11,
    letter_type: 'employment_certificate',
    days_ago: 45,
    addressed_to: null,
    purpose: null,
    asked: false,
    revoked: 'Issued with the former designation',
  },
  {
    n: 11,
    letter_type: 'employment_certificate',
    days_ago: 44,
    addressed_to: 'The Consulate General of Italy',
    purpose: 'Visa application',
    asked: true,
  },
  {
    n: 15,
    letter_type: 'salary_certificate',
    days_ago: 9,
    addressed_to: 'Habib Bank Limited',
    purpose: 'Car loan',
    asked: false,
  },
]

// Post, type, status, days ago.
const requests = [
  [18, 'salary_certificate', 'pending', 1],
  [21, 'employment_certificate', 'approved', 3],
  [26, 'no_objection', 'rejected', 15],
  [29, 'employment_certificate', 'cancelled', 20],
] as const

// The letter names its request, so the request is there before it.
const answerDemoLetterRequest = statement<unknown, { id: string; hr_letter_id: string; at: string }>(
  'answer_demo_letter_request',
  `update hr_letter_requests set status = 'issued', hr_letter_id = :hr_letter_id, updated_at = :at::timestamptz
   where workspace_id = :workspace_id and id = :id`,
)

const at = (today: Day, days_ago: number, time: string): string =>
  `${addDays(today, -days_ago)}T${time}:00.000Z`

export async function demoLetters({ database, workspaceId, employees, today }: Demo): Promise<void> {
  const ids = new Map(templates.map(([letter_type]) => [letter_type as LetterType, newId('LetterTemplate')]))
  const written = at(today, 60, '06:00')
  await database.write(workspaceId, async db => {
    const rows = templates.map(([letter_type, subject, body, shows_pay]): SeedRow => {
      const texts = { language: 'en', subject, body, shows_pay, status: 'current' }
      return Object.assign({ id: ids.get(letter_type)!, letter_type, created_at: written }, texts, {
        updated_at: written,
      })
    })
    await insertIn(db, 'letter_templates', rows)
    for (const [n, letter_type, status, days_ago] of requests)
      await insertIn(db, 'hr_letter_requests', [
        toRequest({ employee_id: employees[n]!, letter_type, status }, today, days_ago),
      ])
    const counts = new Map<string, number>()
    for (const letter of letters) {
      const counter = `${letter.letter_type} ${addDays(today, -letter.days_ago).slice(0, 4)}`
      const number = (counts.get(counter) ?? 0) + 1
      counts.set(counter, number)
      await issue(db, letter, { number, today, employee_id: employees[letter.n]!, ids })
    }
    await insertIn(
      db,
      'letter_numbering',
      Array.from(counts, ([counter, number]) => toCounter(counter, number)),
    )
  })
}

function toCounter(counter: string, number: number): SeedRow {
  const [letter_type, year] = counter.split(' ')
  return { letter_type, year: Number(year), number_next: number + 1 }
}

function toRequest(of: { readonly status: string } & SeedRow, today: Day, days_ago: number): SeedRow {
  const decided_at = ['approved', 'rejected'].includes(of.status) ? at(today, days_ago - 1, '09:30') : null
  const rejection_reason = of.status === 'rejected' ? 'The probation has not ended' : null
  const created_at = at(today, days_ago, '05:30')
  const moments = { decided_at, created_at, updated_at: decided_at ?? created_at }
  return Object.assign({ id: newId('HrLetterRequest'), copies: 1, rejection_reason }, of, moments)
}

interface Place {
  readonly number: number
  readonly today: Day
  readonly employee_id: string
  readonly ids: ReadonlyMap<LetterType, string>
}

async function issue(db: Db, letter: Letter, { number, today, employee_id, ids }: Place): Promise<void> {
  const { letter_type, days_ago, addressed_to, purpose, asked, revoked = null } = letter
  const issue_date = addDays(today, -days_ago)
  const reference_number = writeReferenceNumber(letter_type, issue_date, number)
  const template = templates.find(([type]) => type === letter_type)!
  const [, subject, body, shows_pay] = template
  const of = { employee_id, reference_number, issue_date, addressed_to, purpose }
  const made = await makeLetterTexts(db, { subject, body, shows_pay }, 'en', of)
  const issued_at = at(today, days_ago, '07:00')
  const revoked_at = revoked === null ? null : at(today, days_ago - 1, '07:00')
  const [letter_id, request_id] = [newId('HrLetter'), newId('HrLetterRequest')]
  const asking = { id: request_id, employee_id, letter_type, purpose, addressed_to, status: 'approved' }
  if (asked) await insertIn(db, 'hr_letter_requests', [toRequest(asking, today, days_ago + 2)])
  await insertIn(db, 'hr_letters', [
    {
      id: letter_id,
      employee_id,
      hr_letter_request_id: asked ? request_id : null,
      letter_type,
      reference_number,
      subject: made.subject,
      addressed_to,
      language: 'en',
      issue_date,
      status: revoked === null ? 'issued' : 'revoked',
      issued_at,
      revoked_at,
      letter_template_id: ids.get(letter_type)!,
      text: made.body,
      shows_pay,
      revocation_reason: revoked,
      created_at: issued_at,
      updated_at: revoked_at ?? issued_at,
    },
  ])
  if (asked) await db.run(answerDemoLetterRequest, { id: request_id, hr_letter_id: letter_id, at: issued_at })
}
