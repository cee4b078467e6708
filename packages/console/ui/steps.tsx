// The way of a record from its first state to its last, with the place where it is now.
import { say, sayOf } from '../app/words.ts'

interface StepsProps<Status extends string> {
  readonly steps: readonly NoInfer<Status>[]
  readonly at: Status
}

export function Steps<Status extends string>({ steps, at }: StepsProps<Status>) {
  const place = steps.indexOf(at)
  return (
    <ol className="steps" aria-label={say('record.steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < place ? 'done' : undefined}
          aria-current={index === place ? 'step' : undefined}
        >
          {sayOf('value', step)}
        </li>
      ))}
    </ol>
  )
}
