// Applies parts of a template: each record by the operation that makes one, in the transaction of whoever applies it.

import {
  type CountryTemplateItem,
  type CountryTemplatePartName,
  type CountryTemplateResult,
  operations,
} from '@muster/contract'
import { statement } from '@muster/db'
import type { CountryTemplate } from '@muster/engine'
import { say, sayTogether } from '@muster/sentences'
import { explainLack } from '../../../auth/authorize.ts'
import type { Caller } from '../../../auth/callers.ts'
import type { Calling, Sent } from '../../../http/as-caller.ts'
import { type Context, today } from '../../../http/context.ts'
import { conflict, invalidField, Problem } from '../../../http/problem.ts'
import type { PlannedItem, PlannedPart } from './plan-parts.ts'

/** What makes the records of a part. */
const makers = {
  salary: 'createSalaryStructure',
  leave: 'createLeavePolicy',
  hours: 'createShift',
  holidays: 'createHoliday',
} as const satisfies Record<CountryTemplatePartName, keyof typeof operations>

/** Refuses a part whose law counts on another one that is not chosen. */
export function assertComplete({ parts }: CountryTemplate, chosen: readonly CountryTemplatePartName[]): void {
  for (const part of chosen)
    for (const other of parts[part].goes_with ?? [])
      if (!chosen.includes(other))
        throw invalidField('parts', say`has ${part} without ${other}, which it counts on; choose both`)
}

/** A 403 that names the first part that the caller may not make by hand. */
export function assertMayApply(caller: Caller, planned: readonly PlannedPart[]): void {
  for (const { part } of planned) {
    const lack = explainLack(caller, operations[makers[part]])
    if (lack)
      throw new Problem(lack.code, say`The part ${part} cannot be applied: ${makers[part]} ${lack.message}.`)
  }
}

/** A 409 that names each code that something else has. */
export function assertFree(planned: readonly PlannedPart[]): void {
  const taken = planned.flatMap(({ items }) => items).filter(({ shown }) => shown.outcome === 'taken')
  if (taken.length === 0) return
  const messages = taken.map(
    ({ shown: { code, name }, present }) => say`${code} of ${name} is that of ${present?.name}`,
  )
  throw conflict(
    say`Codes of the template belong to something else: ${sayTogether(messages, '; ')}. Give those another code, or leave out the part.`,
  )
}

/** A 409 that names each inactive component that a new structure would have. */
export function assertActive(planned: readonly PlannedPart[]): void {
  const items = planned.flatMap(part => part.items)
  const needed = items.flatMap(({ item, shown }) =>
    item.kind === 'SalaryStructure' && shown.outcome === 'create' ? item.components : [],
  )
  const inactive = items.filter(
    ({ shown, present }) => present?.is_active === false && needed.includes(shown.code!),
  )
  if (inactive.length === 0) return
  const named = inactive.map(({ shown }) => shown.code!)
  throw conflict(
    say`Components of the template are there and inactive: ${sayTogether(named, ', ')}. Activate them, or leave out the part.`,
  )
}

export async function applyParts(
  call: Context,
  calling: Calling,
  planned: readonly PlannedPart[],
): Promise<CountryTemplateResult> {
  const items: CountryTemplateItem[] = []
  // A structure names components by their codes, whether they were there or are made now.
  const components = new Map<string, string>()
  let created = 0
  for (const item of planned.flatMap(part => part.items)) {
    const { shown } = item
    const isNew = shown.outcome === 'create'
    const object_id = isNew ? await makeItem(call, calling, item, components) : shown.object_id
    if (shown.kind === 'SalaryComponent') components.set(shown.code!, object_id!)
    if (isNew) created++
    items.push(Object.assign({}, shown, { object_id }))
  }
  return { created, items }
}

async function makeItem(
  call: Context,
  calling: Calling,
  { item, body }: PlannedItem,
  components: ReadonlyMap<string, string>,
): Promise<string> {
  switch (item.kind) {
    case 'SalaryComponent':
      return (await calling.call('createSalaryComponent', as<'createSalaryComponent'>(body))).id
    case 'SalaryStructure':
      return makeStructure(
        call,
        calling,
        body,
        item.components.map(code => components.get(code)!),
      )
    case 'LeaveType':
      return makeLeaveType(call, calling, body, item.policy)
    case 'Shift':
      return (await calling.call('createShift', as<'createShift'>(body))).id
    case 'Holiday':
      return (await calling.call('createHoliday', as<'createHoliday'>(body))).id
  }
}

type Made =
  | 'createSalaryComponent'
  | 'createSalaryStructure'
  | 'createLeaveType'
  | 'createLeavePolicy'
  | 'createShift'
  | 'createHoliday'

/** Held to its schema when the templates were generated, and again by the operation. */
const as = <Id extends Made>(body: object): Sent<Id> => ({ body }) as unknown as Sent<Id>

const selectPlacedComponents = statement<{ salary_component_id: string }, { id: string }>(
  'components_of_template_structure',
  'select salary_component_id from salary_structure_components where workspace_id = :workspace_id and salary_structure_id = :id',
)

async function makeStructure(
  { db }: Context,
  calling: Calling,
  body: object,
  components: readonly string[],
): Promise<string> {
  const { id } = await calling.call('createSalaryStructure', as<'createSalaryStructure'>(body))
  // It has those that every structure has.
  const placed = await db.run(selectPlacedComponents, { id })
  for (const salary_component_id of components)
    if (!placed.some(each => each.salary_component_id === salary_component_id))
      await calling.call('createSalaryStructureComponent', {
        body: { salary_structure_id: id, salary_component_id },
      })
  return id
}

const selectYearOfToday = statement<{ start_date: string }, { today: string }>(
  'year_of_template_policies',
  'select start_date from fiscal_years where workspace_id = :workspace_id and :today::date between start_date and end_date',
)

async function makeLeaveType(call: Context, calling: Calling, body: object, policy: object): Promise<string> {
  const day = today(call)
  const [year] = await call.db.run(selectYearOfToday, { today: day })
  const { id } = await calling.call('createLeaveType', as<'createLeaveType'>(body))
  const effective_from = year?.start_date ?? `${day.slice(0, 4)}-01-01`
  const sent = Object.assign({}, policy, { leave_type_id: id, effective_from })
  await calling.call('createLeavePolicy', as<'createLeavePolicy'>(sent))
  return id
}
