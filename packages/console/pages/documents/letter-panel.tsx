// The text of a letter as it was issued; the file that is downloaded has it on the letterhead.
import { useReadAny } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { getHrLetterText } from '../../gen/operations/hr-letters.ts'
import type { AnyRecord } from '../../records/operation.ts'
import { Loaded } from '../../ui/loading.tsx'
import { Paper } from './paper.tsx'

export default function LetterPanel({ record }: { readonly record: AnyRecord }) {
  const missing = useObstacle()(getHrLetterText.id)
  if (missing !== undefined) return null
  return <Letter id={String(record.id)} />
}

function Letter({ id }: { readonly id: string }) {
  const read = useReadAny(getHrLetterText, { path: { id } })
  return (
    <Loaded of={{ data: read.data ?? undefined, error: read.error, refetch: read.refetch }}>
      {letter => (
        <>
          {typeof letter.revocation_reason === 'string' && (
            <p className="notice bad">{say('documents.revoked', { reason: letter.revocation_reason })}</p>
          )}
          <Paper
            subject={String(letter.subject)}
            text={String(letter.text)}
            language={String(letter.language)}
            isVoid={letter.status === 'revoked'}
          />
        </>
      )}
    </Loaded>
  )
}
