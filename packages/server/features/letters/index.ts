// What other rooms may use of letters.

export { makeLetterTexts } from './letters.ts'
export { writeReferenceNumber } from './reference-numbers.ts'
