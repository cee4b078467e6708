// What somebody has of leave: their balances of this year, their applications, and the names of the types.

import { useCompany } from '../../../app/company.ts'
import { addUp, isZero, subtract } from '../../../app/decimals.ts'
import { formatAmount, readToday } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { say } from '../../../app/words.ts'
import { listLeaveApplications } from '../../../gen/operations/leave-applications.ts'
import { listLeaveBalances } from '../../../gen/operations/leave-balances.ts'
import { listLeaveTypes } from '../../../gen/operations/leave-types.ts'
import type { RecordOf } from '../../../records/kind.ts'

export type Application = RecordOf<'LeaveApplication'>
export type Balance = RecordOf<'LeaveBalance'>
export type LeaveType = RecordOf<'LeaveType'>

/** A person has few of each; more than a page of them is no list to choose from. */
const all = { query: { limit: 100 } } as const

export const useLeaveTypes = () => useRead(listLeaveTypes, all)

/** Those of the last years: pages that ask for several things of them ask once. */
export const useNewestApplications = () => useRead(listLeaveApplications, all)

export interface NamedBalance {
  readonly balance: Balance
  readonly type: LeaveType
  /** What pending applications will use of it. */
  readonly waiting: string
}

export interface OwnLeave {
  readonly balances: readonly NamedBalance[]
  readonly types: ReadonlyMap<string, LeaveType>
}

/** Undefined until all of it is here. */
export function useOwnLeave() {
  const { timezone } = useCompany()
  const types = useLeaveTypes()
  // Those of this year alone: which year it is would be one more request.
  const ofYear = { query: Object.assign({ effective_on: readToday(timezone) }, all.query) }
  const balances = useRead(listLeaveBalances, ofYear)
  const applications = useNewestApplications()
  const reads = [types, balances, applications]
  const refetch = () => void Promise.all(reads.map(read => read.refetch()))
  const error = reads.find(read => read.error)?.error
  if (!types.data || !balances.data || !applications.data) return { data: undefined, error, refetch }
  const byId = new Map(types.data.data.map(type => [type.id, type]))
  const pending = applications.data.data.filter(({ status }) => status === 'pending')
  const named = balances.data.data
    .flatMap(balance => {
      const type = byId.get(balance.leave_type_id)
      return type ? [{ balance, type, waiting: countWaiting(pending, balance) }] : []
    })
    .sort(
      ({ type: one }, { type: other }) => byPaid(one) - byPaid(other) || one.name.localeCompare(other.name),
    )
  const data: OwnLeave = { balances: named, types: byId }
  return { data, error, refetch }
}

/** Leave that is paid comes first. */
const byPaid = ({ is_paid }: LeaveType): number => (is_paid ? 0 : 1)

const countWaiting = (pending: readonly Application[], balance: Balance): string =>
  addUp(
    pending
      .filter(({ leave_type_id: type }) => type === balance.leave_type_id)
      .filter(({ fiscal_year_id: year }) => year === balance.fiscal_year_id)
      .map(({ total_days: days }) => days),
  )

/** What can still be asked for: what is left, less what waits for a decision. */
export const countFree = ({ balance, waiting }: NamedBalance): string =>
  subtract(balance.available_days, waiting)

/** What will still be released until the end of the year, where it comes month by month. */
export const countComing = ({
  balance: { entitled_days: entitled, accrued_days: accrued },
}: NamedBalance): string => subtract(entitled, accrued)

export const formatDaysCount = (days: string): string => formatAmount(days, 0)

/** "2 days", "1 day", "half a day" as figures. */
export const sayDays = (days: string): string =>
  say('my.days', { count: Number.parseFloat(days), days: formatDaysCount(days) })

export const hasDays = (days: string): boolean => !isZero(days)
