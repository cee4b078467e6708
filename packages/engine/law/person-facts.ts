// Facts of a person: what a law pack asks about an employee, as it is entered, and what follows from the date of birth.

import { say } from '@muster/sentences'
import type { Day } from '../days.ts'
import type { LawCase } from './case.ts'
import { describeGiven } from './facts.ts'
import type { Pack } from './pack.ts'
import type { CaseMistake } from './read-case.ts'

type Facts = LawCase['facts']

/** What is known of a person on a day. */
export interface Person {
  readonly on: Day
  readonly date_of_birth: Day | null
  readonly gender: string | null
  /** Entered facts by name, as text: `true` and `false` for booleans. */
  readonly entered: Readonly<Record<string, string>>
}

/** Facts that nobody enters. Undefined where the record does not say. */
const derived: Readonly<Record<string, (person: Person) => string | undefined>> = {
  age: ({ date_of_birth, on }) => (date_of_birth === null ? undefined : countYears(date_of_birth, on)),
  gender: ({ gender }) => gender ?? undefined,
}

/** The field of the employee's record that a derived fact follows from. */
const recordFields: Readonly<Record<string, string>> = { age: 'date_of_birth', gender: 'gender' }

/** Whether nobody enters it, because it follows from the employee's record. */
export const isDerivedFact = (fact: string): boolean => Object.hasOwn(derived, fact)

/** In whole years. Who is born on 29 February is a year older on 1 March in other years. */
function countYears(born: Day, on: Day): string {
  const years = +on.slice(0, 4) - +born.slice(0, 4)
  return String(on.slice(5) < born.slice(5) ? years - 1 : years)
}

/** The facts of a person as a case of law takes them; those that the pack does not ask for are left out. */
export function toLawFacts(pack: Pack, person: Person): Facts {
  return Object.fromEntries(
    Object.entries(pack.facts).flatMap(([name, { type }]) => {
      const value = derived[name] ? derived[name](person) : person.entered[name]
      if (value === undefined) return []
      return [[name, type === 'boolean' ? toTruth(value) : value] as const]
    }),
  )
}

/** Any other text stays, and is refused wherever it is checked. */
const toTruth = (value: string): boolean | string =>
  value === 'true' || value === 'false' ? value === 'true' : value

/** What is wrong with a fact of a person that somebody enters; undefined where nothing is. */
export function checkLawFact(pack: Pack, fact: string, value: string): CaseMistake | undefined {
  const rule = Object.hasOwn(pack.facts, fact) ? pack.facts[fact] : undefined
  const asked = Object.keys(pack.facts).filter(name => !derived[name])
  if (rule && derived[fact])
    return {
      field: 'fact',
      message: say`is ${fact}, which follows from ${recordFields[fact]} of the employee; enter that instead`,
    }
  if (!rule)
    return { field: 'fact', message: say`is ${fact}; the law pack ${pack.pack} asks for ${asked.join(', ')}` }
  const message = describeGiven(rule, rule.type === 'boolean' ? toTruth(value) : value)
  return message === undefined ? undefined : { field: 'value', message }
}
