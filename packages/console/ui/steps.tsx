// The way of a record from its first state to its last, with the place where it is now.
import { say, sayOf } from '../app/words.ts'

interface StepsProps {
  readonly steps: readonly string[]
  readonly at: string
}

export function Steps({ steps, at }: StepsProps) {
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
