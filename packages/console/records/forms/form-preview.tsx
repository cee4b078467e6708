// What a form would come to, asked of an operation that computes it and keeps nothing.
import { useWrite } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { sayAction } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { Preview } from '../declaration.ts'
import { type AnyRecord, readBody } from '../operation.ts'

interface FormPreviewProps {
  readonly preview: Preview
  readonly body: AnyRecord
}

/** The preview takes those fields of the form that it knows. */
export function FormPreview({ preview: { operation, Answer }, body }: FormPreviewProps) {
  const look = useWrite(operation)
  const missing = useObstacle()(operation.id)
  const known = Object.keys(readBody(operation)).filter(name => name in body)
  const wanted = Object.fromEntries(known.map(name => [name, body[name]]))
  return (
    <>
      {look.error !== null && <Problem error={look.error} />}
      <p>
        <Button
          missing={missing}
          isBusy={look.isPending}
          onPress={() => look.mutate({ body: wanted, dryRun: true })}
        >
          {sayAction(operation.id)}
        </Button>
      </p>
      {look.data && (
        <section className="rehearsal" role="status">
          <Answer answer={look.data} />
        </section>
      )}
    </>
  )
}
