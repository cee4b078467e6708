// What can be done with a person or a run from the search, by the words that people type for it.

import { say, sayAlso, type WordId } from '../../../app/words.ts'
import type { OperationId } from '../../../gen/needs.ts'
import type { IconName } from '../../icon.tsx'

interface Verb {
  readonly word: WordId
  readonly icon: IconName
  /** Who may not do this is not offered it. */
  readonly needs: OperationId
}

export interface PersonVerb extends Verb {
  /** The form, which begins with the person. */
  readonly to: (id: string) => string
}

export const personVerbs: readonly PersonVerb[] = [
  {
    word: 'verb.raise',
    icon: 'banknote',
    needs: 'createSalaryAssignment',
    to: id => `/payroll/assignments/new?employee_id=${id}`,
  },
  {
    word: 'verb.record_leave',
    icon: 'calendar',
    needs: 'createLeaveApplication',
    to: id => `/leave/applications/new?employee_id=${id}`,
  },
  {
    word: 'verb.letter',
    icon: 'file-text',
    needs: 'createHrLetterRequest',
    to: id => `/documents/letter-requests/new?employee_id=${id}`,
  },
  {
    word: 'verb.job',
    icon: 'briefcase',
    needs: 'createJobChange',
    to: id => `/employees/${id}?do=job`,
  },
  { word: 'verb.end', icon: 'log-out', needs: 'updateEmployee', to: id => `/employees/${id}?do=end` },
  {
    word: 'verb.days',
    icon: 'clock',
    needs: 'listAttendanceRecords',
    to: id => `/employees/${id}?tab=time`,
  },
  {
    word: 'verb.slips',
    icon: 'receipt-text',
    needs: 'listSalarySlipDetails',
    to: id => `/employees/${id}?tab=pay`,
  },
  { word: 'verb.change', icon: 'pencil', needs: 'updateEmployee', to: id => `/employees/${id}/edit` },
]

export interface RunVerb extends Verb {
  /** The status in which a run waits for it. */
  readonly from: string
}

export const runVerbs: readonly RunVerb[] = [
  { word: 'verb.process', icon: 'play', needs: 'processPayrollRun', from: 'draft' },
  { word: 'verb.approve', icon: 'check', needs: 'approvePayrollRun', from: 'processed' },
  { word: 'verb.lock', icon: 'lock', needs: 'lockPayrollRun', from: 'approved' },
  { word: 'verb.pay', icon: 'wallet', needs: 'createPayrollPaymentBatch', from: 'locked' },
]

/** Its own words, and others that people have for it; the little ones of a sentence are in many names. */
const readWords = (verb: Verb): string[] =>
  `${say(verb.word, { name: '' })} ${sayAlso(verb.word)}`
    .toLocaleLowerCase()
    .split(/[\s\u2068\u2069]+/)
    .filter(word => word.length > 2)

/** What was typed without the verbs in it: "raise bilal" looks for bilal. */
export function splitVerbs(words: readonly string[]): { readonly names: string[]; readonly verbs: string[] } {
  const known = [...personVerbs, ...runVerbs].flatMap(readWords)
  const isVerb = (word: string) => word.length > 2 && known.some(verb => verb.startsWith(word))
  return { names: words.filter(word => !isVerb(word)), verbs: words.filter(isVerb) }
}

/** Of the verbs, those that somebody typed the beginning of. */
export const pickVerbs = <Some extends Verb>(all: readonly Some[], typed: readonly string[]): Some[] =>
  all.filter(verb => typed.some(word => readWords(verb).some(one => one.startsWith(word))))
