// A law pack: what a country's law says of pay, as data; the shape that packages/engine/law/<country>/*.yaml has.

import type { Day } from '../days.ts'

export interface Pack {
  /** The folder's name, which is the country's ISO 3166-1 code in lower case. */
  readonly pack: string
  readonly name: string
  /** ISO 4217. */
  readonly currency: string
  readonly tax_year: TaxYearRule
  /** Amounts that lines begin with, such as `taxable`. */
  readonly bases: Readonly<Record<string, BaseRule>>
  /** What the law asks of a person. */
  readonly facts: Readonly<Record<string, FactRule>>
  readonly parameters: Readonly<Record<string, readonly ParameterValue[]>>
  /** What parameters are called by people. */
  readonly titles?: Readonly<Record<string, string>>
  readonly lines: readonly LineRule[]
  readonly warnings?: readonly WarningRule[]
}

/** What people call a parameter; its name where the pack does not say. */
export const titleOf = ({ titles }: Pack, parameter: string): string => titles?.[parameter] ?? parameter

/** What people call a base. */
export const nameBase = ({ bases }: Pack, base: string): string =>
  bases[base]?.title ?? base.replaceAll('_', ' ')

export interface TaxYearRule {
  /** `07-01`: the first day, as month and day. */
  readonly starts: string
  /** The tax years that the pack holds, by name: `2022-23`. */
  readonly first: string
  readonly last: string
  /** Parameters that each tax year sets anew: the last value does not go on into the next year. */
  readonly renewed: readonly string[]
}

export interface BaseRule {
  readonly says: string
  /** What explanations call it; its name where it is left out. */
  readonly title?: string
  /** Another base, which a case that is tried may give for both. */
  readonly default?: string
}

export interface FactRule {
  readonly type: 'boolean' | 'number' | 'text'
  readonly says: string
  /** What explanations call it; its name where it is left out. */
  readonly title?: string
  /** Nobody is paid without it; the sentence says what to enter. */
  readonly required?: string
  /** A parameter with a text: what the law takes where nothing is given, by another fact. */
  readonly otherwise?: string
  /** Those that may be given; anything of its type where they are left out. */
  readonly choices?: readonly string[]
  /** Counts where nothing is given. A line that needs a fact without one is not worked out. */
  readonly default?: string | boolean
  /** Reads more facts from this one: a name in readers.ts. */
  readonly reader?: string
}

/** Holds from a day until the next value of its parameter. */
export interface ParameterValue {
  readonly from: Day
  readonly source: string
  readonly verified: boolean
  /** The fact that chooses: `value` or `slabs` then has an entry for each of its values. */
  readonly by?: string
  readonly value?: string | Readonly<Record<string, string>>
  readonly slabs?: Slabs | Readonly<Record<string, Slabs>>
  /** What a fact is where nothing is given for it. */
  readonly text?: Readonly<Record<string, string>>
  /** With `percent`: a surcharge on the tax of who has more than this. */
  readonly above?: string
  readonly percent?: string
  /** The law has no such thing in this time. */
  readonly none?: true
  /** The pack leaves it to the workspace; until it is entered, the lines that name it are off. */
  readonly open?: true
}

/** Each slab is where it begins, as a figure or as a parameter, and the percent of what lies in it. */
export type Slab = readonly [above: string, percent: string]
export type Slabs = readonly Slab[] | SlabsCutEach

/** Where the scaled tax of the lower slabs is cut slab by slab, and not once for all of them. */
export interface SlabsCutEach {
  readonly cut_each: true
  readonly slabs: readonly Slab[]
}

export const lineTypes = ['deduction', 'employer_contribution', 'record'] as const
export const bases = ['period', 'projected', 'cumulative'] as const

/** What a line adds up before it computes: this period alone, the year that is expected, or the year to date. */
export type Basis = (typeof bases)[number]

export interface LineRule {
  readonly code: string
  /** A record is reported and changes nobody's pay. */
  readonly type: (typeof lineTypes)[number]
  readonly says: string
  readonly base: string
  readonly basis: Basis | { readonly fact: string }
  /** Nothing is due where one of these holds. */
  readonly unless?: readonly Condition[]
  readonly do: readonly Step[]
  /** After what was withheld before is taken off. */
  readonly then?: readonly Step[]
}

/** A fact that is true, or a figure that is above another, or has reached it. */
export type Condition =
  | string
  | { readonly fact: string; readonly above: string }
  | { readonly fact: string; readonly from: string }

export interface WarningRule {
  readonly code: string
  readonly base: string
  /** Warns where the base is below this parameter. */
  readonly below: string
  readonly says: string
}

export const roundings = ['down', 'up', 'half_up', 'third_digit'] as const

/** To a multiple of the unit; `third_digit` looks at one digit more than the unit has, and 5 goes down. */
export type Rounding = readonly [unit: string, mode: (typeof roundings)[number]]

export interface SlabsStep {
  /** A parameter. */
  readonly slabs: string
  /** Slabs are of a year: they are scaled to the periods that count. */
  readonly scale?: 'year'
  /** The unit to which scaled slabs, and the tax of the lower ones, are cut. */
  readonly cut?: string
  /** A scaled slab begins above its start rounded up to a whole unit. */
  readonly begin?: 'up'
  readonly round_each?: Rounding
}

export type Step =
  | SlabsStep
  | { readonly percent: string }
  | { readonly cap: string }
  | { readonly surcharge: string }
  | { readonly less: string }
  | { readonly round: Rounding }
  | { readonly floor: string }
  | { readonly limit: { readonly percent: string; readonly of: string } }
  | { readonly reached: string }
  | { readonly within: readonly [from: string, to: string] }
