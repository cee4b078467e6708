// Above one's own requests for letters: the way to ask for another one.
import { say } from '../../../app/words.ts'
import { createHrLetterRequest } from '../../../gen/operations/hr-letter-requests.ts'
import { AskFor } from '../ask-for.tsx'

const asked = ['letter_type', 'purpose', 'addressed_to', 'copies']

export const AskForLetter = () => (
  <AskFor operation={createHrLetterRequest} asked={asked} text={say('my.ask_letter')} name="letter" />
)
