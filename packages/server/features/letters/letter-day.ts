// The day of a letter: today, or one of the last weeks on which its employee had joined.

import { type Db, statement } from '@muster/db'
import { addDays, type Day } from '@muster/engine'
import { type Sentence, say } from '@muster/sentences'
import { type Context, today } from '../../http/context.ts'
import { invalidField } from '../../http/problem.ts'

/** A letter is dated back by so many days at most. */
const maxDaysBack = 31

const selectFirstJoiningDateOfLetter = statement<{ joining_date: Day }, { employee_id: string }>(
  'first_joining_date_of_letter',
  `select least(e.joining_date, (select min(f.joining_date) from employee_former_employments f
     where f.workspace_id = :workspace_id and f.employee_id = :employee_id)) as joining_date
   from employees e where e.workspace_id = :workspace_id and e.id = :employee_id`,
)

const readJoining = async (db: Db, employee_id: string): Promise<Day> =>
  (await db.run(selectFirstJoiningDateOfLetter, { employee_id }))[0]!.joining_date

/** The day that was asked for, or today; a 400 where a letter about the employee cannot have it. */
export async function chooseLetterDay(
  call: Context,
  { employee_id, letter_date }: { readonly employee_id: string; readonly letter_date?: Day },
): Promise<Day> {
  const now = today(call)
  // An appointment is written before its employee joins.
  if (letter_date === undefined || letter_date === now) return now
  const refuse = (message: Sentence) => invalidField('letter_date', message)
  if (letter_date > now) throw refuse(say`must be ${now} or earlier, today`)
  const first = addDays(now, -maxDaysBack)
  if (letter_date < first) throw refuse(say`must be ${first} or later, ${maxDaysBack} days ago`)
  const joining = await readJoining(call.db, employee_id)
  if (letter_date >= joining) return letter_date
  if (joining > now) throw refuse(say`must be ${now}, today: the employee joins on ${joining}`)
  throw refuse(say`must be ${joining} or later, when the employee joined`)
}
