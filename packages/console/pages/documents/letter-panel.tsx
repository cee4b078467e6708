// The text of a letter as it was issued; the file that is downloaded has it on the letterhead.
import { useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { getHrLetterText } from '../../gen/operations/hr-letters.ts'
import type { RecordOf } from '../../records/kind.ts'
import { Loaded } from '../../ui/loading.tsx'
import { Paper } from './paper.tsx'

export default function LetterPanel({ record }: { readonly record: RecordOf<'HrLetter'> }) {
  const missing = useObstacle()(getHrLetterText.id)
  if (missing !== undefined) return null
  return <Letter id={record.id} />
}

function Letter({ id }: { readonly id: string }) {
  const read = useRead(getHrLetterText, { path: { id } })
  return (
    <Loaded of={read}>
      {letter => (
        <>
          {typeof letter.revocation_reason === 'string' && (
            <p className="notice bad">{say('documents.revoked', { reason: letter.revocation_reason })}</p>
          )}
          <Paper
            subject={letter.subject}
            text={letter.text}
            language={letter.language}
            isVoid={letter.status === 'revoked'}
          />
        </>
      )}
    </Loaded>
  )
}
