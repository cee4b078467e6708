// What follows from a change of a job while it is filled in: until when it stands, what payroll, holidays and leave make of it.
import { formatAmount, formatDate, formatMonthName } from '../../../app/formats.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { previewJobChange } from '../../../gen/operations/job-changes.ts'
import { TrialCard } from '../../../records/actions/trial.tsx'
import { useTrial } from '../../../records/actions/use-trial.ts'
import type { FollowsProps } from '../../../records/declaration.ts'
import { Changes } from '../../../records/history/differences.tsx'
import { type Output, readResult } from '../../../records/operation.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'

type Preview = Output<'previewJobChange'>

export default function JobOutcome({ body, isReady }: FollowsProps) {
  const isAllowed = useObstacle()(previewJobChange.id) === undefined
  const { answer } = useTrial(previewJobChange, { body }, isReady && isAllowed)
  if (answer === undefined) return null
  const preview = answer as unknown as Preview
  if (preview.changes.length === 0) return <p className="faint">{say('person.no_change')}</p>
  return (
    <>
      <TrialCard title={say('trial.title')}>
        <Changes
          changes={preview.changes}
          fields={readResult(previewJobChange)}
          schemas={previewJobChange.schemas}
        />
      </TrialCard>
      <section>
        <h3>{say('person.follows')}</h3>
        <ul className="follows">
          {listConsequences(preview).map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

interface Consequence {
  readonly icon: IconName
  readonly text: string
}

/** The more it touches, the later it is told. */
function listConsequences(preview: Preview): readonly Consequence[] {
  const { is_applied, until, locked_through, cost_center_before, cost_center_after, direct_reports } = preview
  const possible: (Consequence | false)[] = [
    { icon: 'check', text: say(is_applied ? 'person.at_once' : 'person.on_its_day') },
    until !== null && { icon: 'calendar', text: say('person.until', { day: formatDate(until) }) },
    locked_through !== null && {
      icon: 'lock',
      text: say('person.locked_through', { day: formatDate(locked_through) }),
    },
    cost_center_before !== cost_center_after && {
      icon: 'chart-column',
      text: say('person.cost_center', { from: cost_center_before ?? '–', to: cost_center_after ?? '–' }),
    },
    direct_reports > 0 && { icon: 'users', text: say('person.keeps_reports', { count: direct_reports }) },
  ]
  return [...possible.filter(one => one !== false), ...tellOthers(preview)]
}

const tellOthers = ({ payroll, holidays, leave }: Preview): readonly Consequence[] => [
  ...payroll.map(
    ({ month, is_locked }): Consequence => ({
      icon: is_locked ? 'lock' : 'banknote',
      text: say(is_locked ? 'person.run_stays' : 'person.run_again', { month: formatMonthName(month) }),
    }),
  ),
  ...holidays.map(
    ({ date, name, is_gained }): Consequence => ({
      icon: 'calendar',
      text: say(is_gained ? 'person.holiday_comes' : 'person.holiday_goes', { name, day: formatDate(date) }),
    }),
  ),
  ...leave.map(
    ({ from_date, days_before, days_after }): Consequence => ({
      icon: 'calendar',
      text: say('person.leave_costs', {
        day: formatDate(from_date),
        before: formatAmount(days_before, 0),
        after: formatAmount(days_after, 0),
      }),
    }),
  ),
]
