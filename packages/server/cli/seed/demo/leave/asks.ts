// What the demo's employees ask for: a year of leave, and what became of it.

import type { LeaveApplication } from '@muster/contract'
import type { Half } from '@muster/engine'
import { among, chance } from '../../chance.ts'
import { pick } from '../../people.ts'
import type { LeaveCode } from './types.ts'

/** Intended leave: a number of working days from about a certain day. */
export interface Ask {
  /** Index of the post. */
  readonly employee: number
  readonly code: LeaveCode
  /** Days from today on; the first working day then or later is meant. */
  readonly from: number
  /** Only this day of the week will do; 1 is Monday. */
  readonly on?: number
  readonly days: number
  readonly half?: Half
  readonly reason: string
  readonly status: LeaveApplication['status']
  /** Why it was rejected or cancelled. */
  readonly because?: string
}

type FixedAsk = readonly [
  ...[employee: number, code: LeaveCode, from: number, days: number, reason: string],
  more?: Pick<Ask, 'on' | 'half' | 'because'>,
]

/** Cases that a demo should always contain, whatever the random numbers are. */
const fixedAsks: Readonly<Record<Ask['status'], readonly FixedAsk[]>> = {
  approved: [
    // Inactive in these months, and this is why.
    [30, 'ML', -60, 64, 'Birth of my daughter'],
    [42, 'PL', -130, 5, 'Birth of my son'],
    [17, 'SL', -75, 4, 'Dengue fever'],
    [7, 'AL', -40, 2, 'A wedding in Multan', { on: 5 }],
    [9, 'CL', -24, 1, 'Passport office', { half: 'first_half' }],
    [48, 'CL', -9, 1, 'Dentist', { half: 'second_half' }],
  ],
  pending: [
    [19, 'SL', -2, 1, 'Food poisoning'],
    [40, 'CL', 3, 1, 'Family visit'],
    [46, 'CL', 5, 1, 'School admission', { half: 'first_half' }],
    [12, 'AL', 12, 5, 'Umrah'],
    [6, 'UL', 30, 8, 'Examinations'],
  ],
  rejected: [
    [24, 'CL', -33, 2, 'Wedding of a cousin', { because: 'Three of the line are away on these days' }],
    [41, 'AL', 8, 3, 'A trip to Hunza', { because: 'The buyers from Izmir come in this week' }],
  ],
  cancelled: [[13, 'AL', -21, 3, 'Moving house', { because: 'The move was put off' }]],
}

const reasons: Readonly<Record<'AL' | 'CL' | 'SL', readonly string[]>> = {
  AL: ['Family visit', 'A wedding', 'Rest', 'Travel to the village', 'Moving house'],
  CL: ['Bank and papers', 'A guest from abroad', 'School of the children', 'Car repair', 'Family matter'],
  SL: ['Fever', 'Flu', 'Migraine', 'Stomach infection', 'Back pain'],
}

/** One is away for months, and two swap days, on which there must be no leave. */
const others = new Set([15, 30, 33])

/** What so many employees ask for, three or four times a year each. */
export function asks(count: number): readonly Ask[] {
  const special = (Object.keys(fixedAsks) as Ask['status'][]).flatMap(status =>
    fixedAsks[status].map(([employee, code, from, days, reason, more]): Ask => {
      return { employee, code, from, days, reason, status, ...more }
    }),
  )
  return [...special, ...Array.from({ length: count }, (_, n) => usual(n)).flat()]
}

function usual(employee: number): Ask[] {
  if (others.has(employee)) return []
  return [0, 1, 2, 3]
    .filter(quarter => chance(employee, quarter) > 0.2)
    .map((quarter): Ask => {
      const of = [employee, quarter]
      const code = pick(['CL', 'SL', 'AL', 'CL', 'AL', 'SL'] as const, among(0, 5, ...of, 1))
      const isHalf = code === 'CL' && chance(...of, 2) < 0.25
      const short = isHalf ? 1 : among(1, 2, ...of, 4)
      return {
        employee,
        code,
        from: quarter * 88 - 355 + among(0, 75, ...of, 3),
        status: 'approved',
        days: code === 'AL' ? among(2, 5, ...of, 4) : short,
        ...(isHalf && { half: pick(['first_half', 'second_half'] as const, employee) }),
        reason: pick(reasons[code], employee + quarter),
      }
    })
}
