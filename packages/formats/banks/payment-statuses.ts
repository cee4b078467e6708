// What a report says of an order: the status of each payment, and where the report contradicts itself or the order.

import { isAccepted, isRejected, type PaymentStatus, rejected, type StatusReport } from './pain-002.ts'
import { toUnits } from './totals.ts'

/** A payment of the order. */
export interface SentPayment {
  readonly end_to_end_id: string
  readonly amount: string
  readonly currency: string
  readonly decimals: number
}

export interface ReportedPayment {
  readonly end_to_end_id: string
  readonly status: string
  readonly reason: string | undefined
  readonly line: number | undefined
}

/** Of a payment; the message follows its name. */
export interface Contradiction {
  readonly end_to_end_id: string
  readonly message: string
}

export interface ReportedOrder {
  readonly payments: readonly ReportedPayment[]
  /** Where there are any, nothing of the report counts. */
  readonly contradictions: readonly Contradiction[]
}

/** What the report says of the payments of the order: their own status, else that of the whole order. */
export function statusesOf(report: StatusReport, order: readonly SentPayment[]): ReportedOrder {
  const sent = new Map(order.map(payment => [payment.end_to_end_id.toLowerCase(), payment]))
  const said = Map.groupBy(report.payments, ({ end_to_end_id }) => end_to_end_id.toLowerCase())
  const isAllRejected = report.status !== undefined && isRejected(report.status)
  const contradictions = [...said].flatMap(([key, statuses]) =>
    contradict(report, statuses, sent.get(key)).map(message => ({
      end_to_end_id: sent.get(key)?.end_to_end_id ?? statuses[0]!.end_to_end_id,
      message,
    })),
  )
  const payments = order.flatMap(({ end_to_end_id }) => {
    const own = said.get(end_to_end_id.toLowerCase())?.[0]
    // A status such as ACCP or PART is of the order; what it says of a payment is what the payment has itself.
    const status = isAllRejected ? rejected : own?.status
    return status === undefined
      ? []
      : [{ end_to_end_id, status, reason: own?.reason ?? report.reason, line: own?.line }]
  })
  return { payments, contradictions }
}

/** `in line 12`, where the line is known. */
const at = ({ line }: PaymentStatus): string => (line === undefined ? '' : ` in line ${line}`)

function contradict(
  report: StatusReport,
  statuses: readonly PaymentStatus[],
  sent: SentPayment | undefined,
): string[] {
  const [first, ...others] = statuses as [PaymentStatus, ...PaymentStatus[]]
  if (!sent) return [`stands${at(first)}, and the file has no such payment`]
  const found: string[] = []
  const other = others.find(({ status }) => status !== first.status)
  const shown = ({ status = 'without a status' }: PaymentStatus) => status
  if (other) found.push(`is ${shown(first)}${at(first)} and ${shown(other)}${at(other)}`)
  const accepted = statuses.find(({ status }) => status !== undefined && isAccepted(status))
  if (accepted && report.status !== undefined && isRejected(report.status))
    found.push(`is ${accepted.status}${at(accepted)}, and the whole order is ${report.status}`)
  const differing = statuses.find(status => differs(status, sent))
  if (differing) {
    const { amount, currency = sent.currency } = differing
    found.push(
      `is of ${amount} ${currency}${at(differing)}, and the file has ${sent.amount} ${sent.currency}`,
    )
  }
  return found
}

/** Banks may leave zeros out at the end of an amount, or add some. */
function differs({ amount, currency }: PaymentStatus, sent: SentPayment): boolean {
  if (amount === undefined) return false
  if (currency !== undefined && currency !== sent.currency) return true
  const plain = /^\d+(?:\.\d*)?$/.test(amount) ? amount.replace(/\.0*$|(\.\d*?)0+$/, '$1') : undefined
  const isOfCurrency = plain !== undefined && (plain.split('.')[1] ?? '').length <= sent.decimals
  return !isOfCurrency || toUnits(plain, sent.decimals) !== toUnits(sent.amount, sent.decimals)
}
