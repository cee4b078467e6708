// Sentences for people, which can be said in another language because their pattern and their values are kept apart.

export { sayCount, sayTogether, withinLength } from './lists.ts'
export { SaidError } from './said-error.ts'
export { asIs, type Coded, encode, type Gaps, type Kept, keep, Sentence, say, sayWhole } from './sentence.ts'
