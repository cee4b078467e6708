// Explanation: the rules that made a graded day what it is, each in a sentence with its figures.

import { asIs, type Sentence, say, sayTogether } from '@muster/sentences'
import type { Grounds } from '../../amounts.ts'
import { type DayInputs, type Findings, type GradedDay, gatherFindings } from '../grade.ts'
import { findExpectedTimes } from '../lateness.ts'
import type { StatusRule } from '../status.ts'
import { type AttributedPunch, countsTo, explainPunches } from './explain-punches.ts'
import type { Explanation } from './explanation.ts'

/** The name of the leave type of each application. */
export type LeaveTypes = ReadonlyMap<string, string>

/**
 * Why the day is graded as gradeDay grades it: first what decided the status, then what its figures come from, then the
 * punches around it, those that it is not graded by among them. Leave is called by its type.
 */
export function explainDay(
  inputs: DayInputs,
  punches: readonly AttributedPunch[],
  leaveTypes: LeaveTypes,
): Explanation[] {
  const found = gatherFindings(inputs)
  if (!found) return [explainNoRecord(inputs)]
  return [
    {
      rule: found.verdict.rule,
      text: describeStatus(inputs, found, leaveTypes),
      ...groundsOf(found.verdict.rule, inputs, punches),
    },
    ...leaveLines(found, leaveTypes),
    ...shiftLines(inputs, found),
    ...explainWork(inputs, found, punches),
    ...explainPunctuality(inputs, found),
    ...explainOvertime(inputs, found),
    ...explainPunches(inputs, found, punches),
  ]
}

type Recorded = Pick<
  GradedDay,
  | 'status'
  | 'worked_minutes'
  | 'scheduled_minutes'
  | 'late_minutes'
  | 'early_leave_minutes'
  | 'overtime_minutes'
>

/** A record that stays although the day would now be graded differently: its figures first, then the present grade. */
export function explainRecorded(
  record: Recorded,
  because: Sentence,
  now: readonly Explanation[],
): readonly Explanation[] {
  const { status, worked_minutes, scheduled_minutes, late_minutes, early_leave_minutes } = record
  const recorded = [
    say`The recorded status is ${status}. ${worked_minutes} minutes are worked, ${scheduled_minutes} minutes are scheduled;`,
    say`${late_minutes} late, ${early_leave_minutes} left early, ${record.overtime_minutes} of overtime.`,
  ]
  return [
    { rule: 'recorded', text: sayTogether(recorded, ' ') },
    { rule: 'graded_otherwise', text: because },
    ...now,
  ]
}

function explainNoRecord({ calendar, day }: DayInputs): Explanation {
  return calendar.isOutside(day)
    ? { rule: 'outside_employment', text: say`${day} is outside of the employment.` }
    : { rule: 'nothing_yet', text: say`${day} has no record: it has no inputs, or it is not over.` }
}

function describeStatus(
  { settings, day, written, leaves }: DayInputs,
  found: Findings,
  leaveTypes: LeaveTypes,
): Sentence {
  const { verdict, worked, scheduled, leave, graded } = found
  const required = leave.portion === 'none' ? scheduled : scheduled / 2
  const percent = required > 0 ? ((worked.minutes * 100) / required).toFixed(1) : '100.0'
  const share = say`${worked.minutes} of ${required} minutes are ${percent} percent`
  const { full_day_min_percent: whole, half_day_min_percent: half } = settings
  const texts: Readonly<Record<StatusRule, () => Sentence>> = {
    leave: () => describeWholeLeave(leaves, leave, leaveTypes),
    written_status: () => say`${verdict.status} was written (${written?.source}), which overrides punches.`,
    holiday: () => say`${day} is a holiday.`,
    rest_day: () => say`${day} is a rest day.`,
    unscheduled: () => say`No shift is in force on ${day}.`,
    auto_present: () => say`The shift marks its days present without punches.`,
    punch_not_required: () => say`The shift needs no punches.`,
    no_punch: () => say`There is no punch.`,
    missing_punch: () =>
      say`An arrival or departure is missing, which counts as ${settings.missing_punch_status}.`,
    in_progress: () =>
      say`The window of the day has not closed; so far ${worked.minutes} minutes are worked.`,
    full_day_percent: () => say`${share}; ${whole} make it present.`,
    half_day_percent: () => say`${share}; ${half} make half a day, ${whole} a whole one.`,
    below_half_day_percent: () => say`${share}; ${leastPercent(found, settings)} are needed.`,
  }
  const text = texts[verdict.rule]()
  return say`${graded.status}: ${text}`
}

const ofShift: readonly StatusRule[] = ['rest_day', 'unscheduled', 'auto_present', 'punch_not_required']

/** What decides the status, and the records that say so. */
function groundsOf(rule: StatusRule, inputs: DayInputs, punches: readonly AttributedPunch[]): Grounds {
  const { calendar, day, leaves } = inputs
  if (rule === 'leave') return { refs: leaves.map(({ leave_application_id }) => leave_application_id) }
  if (rule === 'written_status') return {}
  if (rule === 'holiday') {
    const holiday = calendar.holidayOn(day)
    return holiday ? { source: { id: holiday.id, from: holiday.date } } : {}
  }
  if (ofShift.includes(rule)) return shiftGrounds(inputs)
  const counted = punches.filter(({ attendance_date }) => attendance_date === day)
  return settingsGrounds(
    inputs,
    counted.map(({ id }) => id),
  )
}

/** The shift that is assigned for the day. */
function shiftGrounds({ calendar, day }: DayInputs): Grounds {
  const assignment = calendar.assignmentOn(day)
  if (!assignment) return {}
  const { id, shift, effective_from } = assignment
  return { source: { id: shift.id, from: effective_from }, refs: [id] }
}

function settingsGrounds({ settings }: DayInputs, refs: readonly string[] = []): Grounds {
  return settings.id === undefined ? { refs } : { source: { id: settings.id, from: null }, refs }
}

/** One application covers the day, or two do, each a half. */
function describeWholeLeave(
  leaves: DayInputs['leaves'],
  { leave_application_id: id }: Findings['leave'],
  leaveTypes: LeaveTypes,
): Sentence {
  const other = leaves.find(({ portion }) => portion === 'second_half')
  const name = nameLeave(id, leaveTypes)
  const second = nameLeave(other?.leave_application_id ?? null, leaveTypes)
  return leaves.some(({ portion }) => portion === 'full') || !other
    ? say`Approved leave covers the whole day: ${name}.`
    : say`Approved leave covers both halves: ${name} the first, ${second} the second.`
}

/** A type that the caller may not see has no name. */
function nameLeave(application: string | null, leaveTypes: LeaveTypes): Sentence {
  const name = leaveTypes.get(application ?? '')
  return name === undefined ? say`leave` : asIs(name)
}

function leastPercent({ leave }: Findings, settings: DayInputs['settings']): number {
  return leave.portion === 'none' ? settings.half_day_min_percent : settings.full_day_min_percent
}

function leaveLines({ leave, graded }: Findings, leaveTypes: LeaveTypes): Explanation[] {
  if (leave.portion === 'none' || leave.portion === 'full') return []
  const other = graded.present_halves > 0 ? say`present` : say`absent`
  const [half, name] = [leave.portion.replace('_', ' '), nameLeave(leave.leave_application_id, leaveTypes)]
  const text = say`Leave covers the ${half}: ${name}. The other is ${other}.`
  return [{ rule: 'half_leave', text, refs: [leave.leave_application_id!] }]
}

function shiftLines(inputs: DayInputs, { instance, scheduled }: Findings): Explanation[] {
  const { timezone } = inputs
  if (!instance) return []
  const { start, end } = instance
  const times = say`${timezone.wallTime(start)} to ${timezone.wallTime(end)}`
  const text = say`The shift is from ${times}; ${scheduled} minutes are scheduled.`
  return [{ rule: 'shift', text, ...shiftGrounds(inputs) }]
}

function explainWork(inputs: DayInputs, found: Findings, punches: readonly AttributedPunch[]): Explanation[] {
  const { sessions, worked, instance, graded } = found
  const lines: Explanation[] = []
  const refs = punches.filter(punch => countsTo(inputs, found, punch)).map(({ id }) => id)
  const { pairs } = sessions
  if (pairs.length > 0) {
    const times = pairs.map(pair => pair.map(at => inputs.timezone.wallTime(at)).join(' to ')).join(', ')
    lines.push({ rule: 'worked', text: say`${worked.minutes} minutes are worked: ${times}.`, refs })
  }
  if (worked.deducted > 0) {
    const gap = Math.floor(worked.gap / 60_000)
    const text = say`Of the break of ${instance?.shift.break_duration_minutes} minutes ${gap} were taken; ${worked.breakMinutes} are deducted.`
    lines.push({ rule: 'break', text, ...shiftGrounds(inputs) })
  }
  if (graded.missing_punch && graded.status !== 'on_leave')
    lines.push({
      rule: 'lacks_punch',
      text: say`An arrival without departure, or a departure without arrival, is not measured.`,
      refs,
    })
  return lines
}

function explainPunctuality(inputs: DayInputs, { punctuality, instance, leave }: Findings): Explanation[] {
  const { timezone } = inputs
  const grounds = shiftGrounds(inputs)
  const lines: Explanation[] = []
  const { arrival, late_minutes, is_late, early_leave_minutes } = punctuality
  const shift = instance?.shift
  const [from, to] = instance ? findExpectedTimes(instance, leave) : [0, 0]
  const start =
    leave.portion === 'first_half'
      ? say`the middle of the shift at ${timezone.wallTime(from)}`
      : say`the start`
  const end =
    leave.portion === 'second_half' ? say`the middle of the shift at ${timezone.wallTime(to)}` : say`the end`
  if (late_minutes > 0) {
    const mark = say`${is_late ? say`more` : say`not more`} than the ${shift?.late_threshold_minutes} that mark a late arrival`
    lines.push({
      rule: 'late',
      text: say`The arrival was ${late_minutes} minutes after ${start}, ${mark}.`,
      ...grounds,
    })
  } else if (arrival > 0) {
    const text = say`The arrival was ${arrival} minutes after ${start}, within the grace of ${shift?.grace_period_minutes}.`
    lines.push({ rule: 'within_grace', text, ...grounds })
  }
  if (early_leave_minutes > 0)
    lines.push({
      rule: 'early_leave',
      text: say`The departure was ${early_leave_minutes} minutes before ${end}.`,
      ...settingsGrounds(inputs),
    })
  return lines
}

function explainOvertime(inputs: DayInputs, { overtime, kind }: Findings): Explanation[] {
  const { settings } = inputs
  const grounds = settingsGrounds(inputs)
  const { measured, minutes } = overtime
  if (measured === 0) return []
  const least = settings.overtime_min_minutes
  if (measured < least) {
    const text = say`${measured} minutes beyond the shift are less than the ${least} that count as overtime.`
    return [{ rule: 'overtime_below_minimum', text, ...grounds }]
  }
  const of =
    kind === 'workday'
      ? say`beyond the shift and its scheduled minutes`
      : say`worked on a ${kind.replace('_', ' ')}`
  const line: Explanation = { rule: 'overtime', text: say`${measured} minutes are ${of}.`, ...grounds }
  const cap: Explanation = {
    rule: 'overtime_capped',
    text: say`At most ${minutes} minutes a day count as overtime.`,
    ...grounds,
  }
  return minutes < measured ? [line, cap] : [line]
}
