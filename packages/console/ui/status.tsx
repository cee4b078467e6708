// The state of a record as a small label, in the colour of how it stands.
import { sayValue } from '../app/words.ts'

const good = [
  'active',
  'approved',
  'verified',
  'present',
  'paid',
  'published',
  'locked',
  'disbursed',
  'succeeded',
  'delivered',
  'signed',
  'accepted',
  'hired',
  'settled',
  'enabled',
  'open',
  'issued',
  'recorded',
  'available',
]
const waits = [
  'pending',
  'draft',
  'submitted',
  'processing',
  'calculated',
  'scheduled',
  'requested',
  'invited',
  'queued',
  'running',
  'prepared',
  'unverified',
  'probation',
  'sent',
  'half_day',
  'late',
  'assigned',
  'checking',
  'checked',
  'applying',
]
const bad = [
  'rejected',
  'failed',
  'absent',
  'disabled',
  'terminated',
  'revoked',
  'lost',
  'expired',
  'written_off',
  'held',
  'overdue',
  'exhausted',
  'missed',
  'error',
]

interface StatusProps {
  readonly value: string
  /** The schema whose value it is. */
  readonly of?: string | undefined
}

export function Status({ value, of }: StatusProps) {
  const tone = [
    { name: 'good', values: good },
    { name: 'waits', values: waits },
    { name: 'bad', values: bad },
  ].find(({ values }) => values.includes(value))
  return <span className={`status ${tone?.name ?? 'still'}`}>{sayValue(value, of)}</span>
}
