// Who may approve a run: from when on, and whether the eyes of this person are those that made it.
import { useCompany } from '../../../app/company.ts'
import { formatDate, readToday } from '../../../app/formats.ts'
import { addDays } from '../../../app/months.ts'
import { makeQuery, useRead } from '../../../app/queries.ts'
import { useObstacle, useSession } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { getPayrollSettings } from '../../../gen/operations/payroll-settings.ts'
import type { Eyes } from '../../../records/queues/queue-of.ts'
import type { Run } from '../runs/run-facts.ts'

/** From when on the run can be approved, where its cut-off is not over in the place of the company. */
export function useCutOff({ status, run_date: last }: Run): string | undefined {
  const { timezone } = useCompany()
  if (status !== 'draft' && status !== 'processed') return undefined
  if (last < readToday(timezone)) return undefined
  return say('payroll.cut_off_ahead', { date: formatDate(last), from: formatDate(addDays(last, 1)) })
}

/** Whether four eyes are asked for, by no reach of a page. */
export const eyesQuery = makeQuery(getPayrollSettings, {})

/** The person, who may not know whether four eyes are asked for. */
export function useEyes(): Eyes {
  const mayKnow = useObstacle()('getPayrollSettings') === undefined
  const settings = useRead(getPayrollSettings, {}, { enabled: mayKnow })
  const { member_id } = useSession()
  return { member_id, four_eyes: settings.data?.four_eyes !== false }
}

/** Whether four eyes are asked for, and two of them have made the run. */
export const isOwnWork = (
  { four_eyes, created_by, processed_by }: Pick<Run, 'four_eyes' | 'created_by' | 'processed_by'>,
  eyes: Eyes,
): boolean => (four_eyes || eyes.four_eyes) && [created_by, processed_by].includes(eyes.member_id)

export const useIsMine = (run: Run): boolean => isOwnWork(run, useEyes())
