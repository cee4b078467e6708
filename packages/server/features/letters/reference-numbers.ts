// Reference numbers of letters, such as SC-2026-0001: counted without gaps for each type and calendar year.

import type { HrLetter } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import type { Day } from '@muster/engine'

type LetterType = HrLetter['letter_type']

export const letterPrefixes: Readonly<Record<LetterType, string>> = {
  employment_certificate: 'EC',
  salary_certificate: 'SC',
  experience: 'EX',
  no_objection: 'NO',
  relieving: 'RL',
  appointment: 'AP',
  confirmation: 'CF',
  promotion: 'PR',
  increment: 'IN',
  warning: 'WN',
  other: 'OT',
}

// The row stays locked until the letter is committed. A number that was taken for nothing goes back with the rollback.
const next = statement<{ number: number }, { letter_type: string; year: number }>(
  'take_letter_number',
  `insert into letter_numbering as n (workspace_id, letter_type, year, number_next) values (:workspace_id, :letter_type, :year, 2)
   on conflict (workspace_id, letter_type, year) do update set number_next = n.number_next + 1
   returning number_next - 1 as number`,
)

/** The next number of the type in the year of the day; other letters of both wait until this one is written. */
export async function takeReferenceNumber(db: Db, letter_type: LetterType, day: Day): Promise<string> {
  const [taken] = await db.run(next, { letter_type, year: yearOf(day) })
  return writeReferenceNumber(letter_type, day, taken!.number)
}

export function writeReferenceNumber(letter_type: LetterType, day: Day, number: number): string {
  return `${letterPrefixes[letter_type]}-${yearOf(day)}-${String(number).padStart(4, '0')}`
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}
