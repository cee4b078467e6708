// What other features use of letters.

export { writeAmountInWords } from './amount-in-words.ts'
export { TemplateFault } from './letter-amounts.ts'
export {
  type PrintedLetterhead,
  readCurrentLetterhead,
  readLetterheads,
  takeLetterhead,
} from './letterheads.ts'
export { makeLetterTexts } from './letters.ts'
export { writeReferenceNumber } from './reference-numbers.ts'
