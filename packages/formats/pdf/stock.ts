// The stock of a press: what it has read and uses for every file.

import type { Logos } from './documents/employer.ts'
import type { Typefaces } from './typesetting/typefaces.ts'

export interface Stock {
  readonly faces: Typefaces
  readonly logos: Logos
}
