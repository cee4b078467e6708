// What somebody has asked for, of each kind: what still waits, and what was decided lately.
import { useCompany } from '../../app/company.ts'
import { formatDate, formatDays, readToday } from '../../app/formats.ts'
import { addDays } from '../../app/months.ts'
import { useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { listOvertimeRequests } from '../../gen/operations/overtime-requests.ts'
import { listRegularisations } from '../../gen/operations/regularisations.ts'
import type { NounPath } from '../../records/references/record-paths.ts'
import { useNewestApplications } from './leave/own-leave.ts'

export interface Asked {
  readonly id: string
  readonly kind: 'LeaveApplication' | 'Regularisation' | 'OvertimeRequest'
  readonly path: NounPath
  readonly days: string
  readonly status: string
  readonly decidedAt: string | null
}

/** Further back it is old news. */
const daysOfNews = 30
const newest = { query: { limit: 20 } } as const

export function useRequests() {
  const leave = useNewestApplications()
  const missing = useObstacle()
  const ifOpen = ({ id }: { readonly id: string }) => ({ enabled: missing(id) === undefined })
  const corrections = useRead(listRegularisations, newest, ifOpen(listRegularisations))
  const overtime = useRead(listOvertimeRequests, newest, ifOpen(listOvertimeRequests))
  const { timezone } = useCompany()
  const since = addDays(readToday(timezone), -daysOfNews)
  const reads = [leave, corrections, overtime]
  const refetch = () => void Promise.all(reads.map(read => read.refetch()))
  const error = reads.find(read => read.error)?.error
  const isWhole = reads.every(({ data, fetchStatus }) => data || (!error && fetchStatus === 'idle'))
  if (!leave.data || !isWhole) return { data: undefined, error, refetch }
  const all: readonly Asked[] = [
    ...leave.data.data.map(({ id, from_date, to_date, status, approved_at }) => ({
      id,
      kind: 'LeaveApplication' as const,
      path: '/my/leave/applications' as const,
      days: formatDays(from_date, to_date),
      status,
      decidedAt: approved_at,
    })),
    ...(corrections.data?.data ?? []).map(({ id, date, status, decided_at }) => ({
      id,
      kind: 'Regularisation' as const,
      path: '/my/attendance/corrections' as const,
      days: formatDate(date),
      status,
      decidedAt: decided_at,
    })),
    ...(overtime.data?.data ?? []).map(({ id, date, status, decided_at }) => ({
      id,
      kind: 'OvertimeRequest' as const,
      path: '/my/attendance/overtime' as const,
      days: formatDate(date),
      status,
      decidedAt: decided_at,
    })),
  ]
  const data = {
    waiting: all.filter(({ status }) => status === 'pending'),
    decided: all
      .filter(({ decidedAt, status }) => status !== 'pending' && (decidedAt ?? '') >= since)
      .sort((one, other) => (String(one.decidedAt) < String(other.decidedAt) ? 1 : -1)),
  }
  return { data, error, refetch }
}
