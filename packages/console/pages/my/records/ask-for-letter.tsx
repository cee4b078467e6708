// Above one's own letters and requests for them: the way to ask for another one.
import { useSession } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { createHrLetterRequest } from '../../../gen/operations/hr-letter-requests.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'

const nothing = {}

/** For whom it is, the page knows. */
const asked = ['letter_type', 'purpose', 'addressed_to', 'copies']

export function AskForLetter() {
  const { employee_id } = useSession()
  return (
    <p className="ways">
      <ActionButton
        operation={createHrLetterRequest}
        record={nothing}
        given={{ employee_id }}
        only={asked}
        look="primary"
        text={say('my.ask_letter')}
        submit={say('my.ask_letter')}
        name="letter"
      />
    </p>
  )
}
