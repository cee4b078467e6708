// An explanation of a day: one rule that made it what it is, in a sentence with its figures.

import type { Sentence } from '@muster/sentences'
import type { Grounds } from '../../amounts.ts'
import type { StatusRule } from '../status.ts'

export type ExplanationRule =
  | StatusRule
  | 'recorded'
  | 'graded_otherwise'
  | 'outside_employment'
  | 'nothing_yet'
  | 'shift'
  | 'worked'
  | 'break'
  | 'late'
  | 'within_grace'
  | 'early_leave'
  | 'half_leave'
  | 'lacks_punch'
  | 'punch_counted'
  | 'punch_left_out'
  | 'overtime'
  | 'overtime_below_minimum'
  | 'overtime_capped'

export interface Explanation extends Grounds {
  readonly rule: ExplanationRule
  readonly text: Sentence
}
