// What a template would make in a workspace: each of its records, and whether it is there already.

import type {
  CountryTemplateItem,
  CountryTemplatePart,
  CountryTemplatePartName,
  CountryTemplates,
} from '@muster/contract'
import { statement } from '@muster/db'
import { type CountryTemplate, countryTemplates, type TemplateItem, type TemplatePart } from '@muster/engine'
import { say, sayTogether } from '@muster/sentences'
import { type Context, today } from '../../../http/context.ts'
import { Problem } from '../../../http/problem.ts'

/** A record of the workspace that one of a template could be. */
export interface Present {
  readonly kind: CountryTemplateItem['kind']
  readonly id: string
  readonly name: string
  readonly code: string | null
  /** What a component is, or the day of a holiday. */
  readonly detail: string | null
  readonly is_recurring: boolean
  /** Of a component. */
  readonly is_active: boolean
}

const selectPresentOfTemplates = statement<Present>(
  'present_records_of_templates',
  `select 'SalaryComponent' as kind, id, name, code, type as detail, false as is_recurring, is_active
   from salary_components where workspace_id = :workspace_id
   union all select 'SalaryStructure', id, name, null, null, false, true from salary_structures where workspace_id = :workspace_id
   union all select 'LeaveType', id, name, code, null, false, true from leave_types where workspace_id = :workspace_id
   union all select 'Shift', id, name, null, null, false, true from shifts where workspace_id = :workspace_id
   union all select 'Holiday', id, name, null, date::text, is_recurring, true from holidays
     where workspace_id = :workspace_id and branch_id is null`,
)

export const readPresent = ({ db }: Pick<Context, 'db'>): Promise<Present[]> =>
  db.run(selectPresentOfTemplates)

/** A record of a template, with what it is sent as. */
export interface PlannedItem {
  readonly item: TemplateItem
  readonly body: Readonly<Record<string, unknown>>
  readonly shown: CountryTemplateItem
  /** What is there already; no structure takes a component that is inactive. */
  readonly present: Present | undefined
}

export interface PlannedPart {
  readonly part: CountryTemplatePartName
  readonly of: TemplatePart
  readonly items: readonly PlannedItem[]
}

const names: readonly CountryTemplatePartName[] = ['salary', 'leave', 'hours', 'holidays']

export function findTemplate(country: string): CountryTemplate {
  const template = countryTemplates[country]
  if (template) return template
  const known = sayTogether(Object.keys(countryTemplates), ' and ')
  throw new Problem('not_found', say`There is no template of the country ${country}; ${known} have one.`)
}

export function planParts(
  { parts }: CountryTemplate,
  present: readonly Present[],
  call: Context,
): PlannedPart[] {
  const year = today(call).slice(0, 4)
  return names.map(part => {
    const of = parts[part]
    const planned = of.items.map(item => planItem(item, present, year))
    // A holiday of a year that is over gives nobody a day off.
    return { part, of, items: planned.filter(({ body: { date } }) => !date || String(date) >= year) }
  })
}

function planItem(item: TemplateItem, present: readonly Present[], year: string): PlannedItem {
  const body = bodyOf(item, year)
  const name = String(body.name)
  const code = typeof body.code === 'string' ? body.code : null
  const found = present.find(each => each.kind === item.kind && isAbout(each, body))
  const shown: CountryTemplateItem = {
    kind: item.kind,
    name,
    code,
    figure: figureOf(item, body),
    source: item.source ?? null,
    outcome: compare(found, body),
    object_id: found?.id ?? null,
  }
  return { item, body, shown, present: found }
}

function bodyOf(item: TemplateItem, year: string): PlannedItem['body'] {
  if (item.kind !== 'Holiday' || item.every_year === undefined) return item.body
  return Object.assign({}, item.body, { date: `${year}-${item.every_year}`, is_recurring: true })
}

const fold = (text: unknown): string => String(text).trim().toLowerCase()

/** By its code, its day or its name, whichever tells it apart. */
function isAbout({ kind, code, name, detail, is_recurring }: Present, body: PlannedItem['body']): boolean {
  if (code !== null) return fold(code) === fold(body.code)
  if (kind !== 'Holiday') return fold(name) === fold(body.name)
  const day = String(body.date)
  return detail === day || (is_recurring && detail!.slice(5) === day.slice(5) && detail! <= day)
}

function compare(found: Present | undefined, body: PlannedItem['body']): CountryTemplateItem['outcome'] {
  if (!found) return 'create'
  return isSame(found, body) ? 'present' : 'taken'
}

/** Whether it is what the template would make, and not something else under its code. */
function isSame({ kind, name, detail }: Present, body: PlannedItem['body']): boolean {
  if (kind === 'SalaryComponent') return detail === body.type
  return kind !== 'LeaveType' || fold(name) === fold(body.name)
}

function figureOf(item: TemplateItem, body: PlannedItem['body']): string | null {
  switch (item.kind) {
    case 'SalaryComponent':
      return typeof body.default_value === 'string' ? body.default_value : null
    case 'SalaryStructure':
      return item.components.join(', ')
    case 'LeaveType':
      return String(item.policy.annual_quota)
    case 'Shift':
      return `${String(body.start_time).slice(0, 5)}–${String(body.end_time).slice(0, 5)}`
    case 'Holiday':
      return String(body.date)
  }
}

/** All templates as they are told, the own country's first. */
export async function tellTemplates(call: Context): Promise<CountryTemplates> {
  const present = await readPresent(call)
  const { country: own } = call.caller.workspace
  const all = Object.values(countryTemplates).toSorted(
    (one, other) => Number(other.country === own) - Number(one.country === own),
  )
  return {
    templates: all.map(template => ({
      country: template.country,
      name: template.name,
      is_own: template.country === own,
      parts: planParts(template, present, call).map(tellPart),
    })),
  }
}

function tellPart({ part, of, items }: PlannedPart): CountryTemplatePart {
  return {
    part,
    source: of.source,
    goes_with: [...(of.goes_with ?? [])],
    items: items.map(({ shown }) => shown),
    left_out: (of.left_out ?? []).map(({ because, names: left }) => ({ because, names: [...left] })),
  }
}
