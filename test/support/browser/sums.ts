// The sums of pay that a page shows, added up as its reader would, in the language in which they are read.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Decimal } from 'decimal.js'
import type { ConsolePage } from './open.ts'

/** The words that name the figures of a sum. */
const words = {
  gross: ['month.gross', 'field.gross_salary', 'field.total_gross'],
  additions: ['month.additions', 'field.total_additions'],
  earnings: ['field.total_earnings'],
  deductions: ['month.deductions', 'field.total_deductions'],
  net: ['month.net', 'field.net_salary', 'field.total_net'],
  contributions: ['field.employer_contributions'],
  cost: ['payroll.cost_whole'],
} as const

type Figure = keyof typeof words
type Named = Readonly<Partial<Record<Figure, string>>>
export type Language = 'en' | 'ur' | 'ar'

const folder = resolve(import.meta.dirname, '../../../packages/console/words')

/** As figures are named on a page, by what they are called in the language. */
function readNames(language: Language): ReadonlyMap<string, Figure> {
  const said = JSON.parse(readFileSync(resolve(folder, language, 'records.json'), 'utf8'))
  const figures = Object.entries(words) as [Figure, readonly string[]][]
  return new Map(figures.flatMap(([figure, ids]) => ids.map((id): [string, Figure] => [said[id], figure])))
}

interface Total {
  readonly name: string
  readonly total: string
  readonly parts: readonly string[]
}

export interface SumsOfPage {
  /** How many sums and totals the page shows. */
  readonly shown: number
  /** Those that do not add up, in a line each. */
  readonly wrong: readonly string[]
}

export async function checkSums(
  { page, settle }: ConsolePage,
  language: Language = 'en',
): Promise<SumsOfPage> {
  await settle()
  const names = readNames(language)
  const figures = (await page.evaluate('musterTests.figures()')) as Readonly<Record<string, string>>[]
  const totals = (await page.evaluate('musterTests.totals()')) as readonly Total[]
  const sums = figures.map(shown => nameFigures(shown, names)).filter(isSum)
  const where = page.url().replace(/^.*\/app/, '')
  const wrong = [...sums.filter(sum => !addsUp(sum)), ...totals.filter(total => !isTotal(total))]
  return {
    shown: sums.length + totals.length,
    wrong: wrong.map(sum => `${where}: ${JSON.stringify(sum)} does not add up`),
  }
}

/** What is wrong; that a page shows no sum at all is told as well. */
export async function findWrongSums(opened: ConsolePage, language?: Language): Promise<readonly string[]> {
  const { shown, wrong } = await checkSums(opened, language)
  return shown === 0 ? [`${opened.page.url()} shows no sum`] : wrong
}

const nameFigures = (shown: Readonly<Record<string, string>>, names: ReadonlyMap<string, Figure>): Named =>
  Object.fromEntries(
    Object.entries(shown).flatMap(([name, text]) => {
      const figure = names.get(name)
      return figure === undefined ? [] : [[figure, text]]
    }),
  )

/** Two of what makes pay, or what pay costs: their reader expects the rest beside them. */
function isSum({ gross, earnings, deductions, net, cost }: Named): boolean {
  const pay = [gross ?? earnings, deductions, net].filter(figure => figure !== undefined)
  return pay.length > 1 || cost !== undefined
}

/** Gross pay without what is added to it does not add up, even where that is nothing. */
function addsUp({ gross, additions, earnings, deductions, net, contributions, cost }: Named): boolean {
  const isCost = cost === undefined || comesTo([gross, additions, contributions], [cost])
  if (net === undefined && deductions === undefined) return isCost
  return isCost && comesTo(gross === undefined ? [earnings] : [gross, additions], [net, deductions])
}

const isTotal = ({ total, parts }: Total): boolean => comesTo(parts, [total])

type Figures = readonly (string | undefined)[]

function comesTo(one: Figures, other: Figures): boolean {
  if ([...one, ...other].includes(undefined)) return false
  return add(one).equals(add(other))
}

export const add = (figures: Figures): Decimal =>
  figures.reduce((sum: Decimal, figure = '') => sum.plus(read(figure)), new Decimal(0))

/** A dash is nothing, and marks of direction are not read. */
function read(text: string): Decimal {
  const figure = text.replaceAll(/[\p{Cf},٬+\s]/gu, '').replace('−', '-')
  if (figure === '–' || figure === '') return new Decimal(0)
  return new Decimal(/^-?[\d.]+$/.test(figure) ? figure : Number.NaN)
}
