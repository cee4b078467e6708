// How far the request for a letter is, and the letter that came of it.
import { say } from '../../app/words.ts'
import type { RecordOf } from '../../records/kind.ts'
import { Reference } from '../../records/references/reference.tsx'
import { Steps } from '../../ui/steps.tsx'

export default function RequestPanel({ record }: { readonly record: RecordOf<'HrLetterRequest'> }) {
  const { status } = record
  const isOff = status === 'rejected' || status === 'cancelled'
  return (
    <section className="card">
      <Steps steps={isOff ? ['pending', status] : ['pending', 'approved', 'issued']} at={status} />
      {typeof record.hr_letter_id === 'string' && (
        <p>
          {say('documents.letter')} <Reference kind="HrLetter" id={record.hr_letter_id} />
        </p>
      )}
    </section>
  )
}
