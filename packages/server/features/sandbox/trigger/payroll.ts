// A payroll run of its own for a trigger: a bonus of somebody invented, so that the regular run of a month stays as it is.

import { addDays, addMonths, type Day, endOfMonth, nameMonth } from '@muster/engine'
import { findOrMake, follow, hireSomebody, type Scene } from './scene.ts'

const structure = { name: 'Pay of triggered events' }
const component = { code: 'TRIGGERED', name: 'Pay of triggered events', type: 'earning' } as const
/** What the law of a country has to know of everybody before it calculates their pay. */
const factsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GB: { tax_code: '1257L', ni_category: 'A' },
}
const gross_salary = '100000'
const bonus = '15000'

/**
 * The day up to which a run counts: yesterday, for today is not over. Months are final one after the other, so where an
 * earlier one is still open, the run is of that month.
 */
async function findRunDate({ maker, today }: Scene): Promise<Day> {
  const yesterday = addDays(today, -1)
  const [from, month] = [addMonths(yesterday, -11).slice(0, 7), yesterday.slice(0, 7)]
  const pages = await Promise.all(
    (['draft', 'processed', 'approved'] as const).map(status =>
      maker.call('listPayrollRunDetails', { query: { status, kind: 'regular', limit: 100 } }),
    ),
  )
  const open = pages
    .flatMap(({ data }) => data)
    .filter(run => run.status !== 'processed' || run.total_employees > 0)
  const [first] = open.filter(run => nameMonth(run) >= from && nameMonth(run) < month).sort(compareMonths)
  return first ? endOfMonth(first) : yesterday
}

interface Month {
  readonly year: number
  readonly month: number
}

const compareMonths = (a: Month, b: Month): number => a.year - b.year || a.month - b.month

async function findComponent({ maker }: Scene): Promise<string> {
  const find = async () => {
    const { data } = await maker.call('listSalaryComponents', { query: { limit: 100 } })
    return data.find(({ code }) => code === component.code)?.id
  }
  return findOrMake(find, async () => (await maker.call('createSalaryComponent', { body: component })).id)
}

async function findStructure(scene: Scene): Promise<string> {
  const { maker } = scene
  const find = async () => {
    const { data } = await maker.call('listSalaryStructures', { query: { limit: 100 } })
    return data.find(({ name }) => name === structure.name)?.id
  }
  const make = async () => (await maker.call('createSalaryStructure', { body: structure })).id
  const [id, own] = await Promise.all([findOrMake(find, make), findComponent(scene)])
  await findOrMake(
    async () => (await listPlaced(scene, id)).find(each => each.salary_component_id === own),
    () => placeRest(scene, id, own),
  )
  return id
}

async function listPlaced({ maker }: Scene, salary_structure_id: string) {
  const query = { salary_structure_id, limit: 100 }
  return (await maker.call('listSalaryStructureComponents', { query })).data
}

/** The component earns what is left of the gross salary by those that every structure has. */
async function placeRest(scene: Scene, salary_structure_id: string, salary_component_id: string) {
  const { maker } = scene
  const placed = new Set((await listPlaced(scene, salary_structure_id)).map(each => each.salary_component_id))
  const { data } = await maker.call('listSalaryComponents', { query: { type: 'earning', limit: 100 } })
  const others = data.filter(({ id, affects_gross }) => placed.has(id) && affects_gross)
  const formula = ['GROSS', ...others.map(({ code }) => code)].join(' - ')
  const body = { salary_structure_id, salary_component_id, calculation_type: 'formula', formula } as const
  return maker.call('createSalaryStructureComponent', { body })
}

/** Somebody with a salary; the id. */
async function hirePaid(scene: Scene, effective_from: Day): Promise<string> {
  const { maker } = scene
  const { id: employee_id } = await hireSomebody(scene, effective_from)
  const salary_structure_id = await findStructure(scene)
  await maker.call('createSalaryAssignment', {
    body: { employee_id, effective_from, salary_structure_id, gross_salary },
  })
  const facts = Object.entries(factsOf[maker.caller.workspace.country] ?? {})
  for (const [fact, value] of facts)
    await maker.call('createEmployeeLawFact', { body: { employee_id, effective_from, fact, value } })
  return employee_id
}

/** Drafted and calculated by the first hand; the id. */
async function processRun(scene: Scene): Promise<string> {
  const { maker } = scene
  const run_date = await findRunDate(scene)
  const employee_id = await hirePaid(scene, run_date)
  const adjustment = await maker.call('createPayrollAdjustment', {
    body: {
      employee_id,
      kind: 'bonus',
      amount: bonus,
      from_month: `${run_date.slice(0, 7)}-01`,
      reason: 'A triggered event',
    },
  })
  const [year, month] = run_date.split('-').map(Number) as [number, number]
  const { id } = await maker.call('createPayrollRun', {
    body: { kind: 'bonus', year, month, run_date, adjustment_ids: [adjustment.id] },
  })
  await follow(scene, await maker.call('processPayrollRun', { path: { id } }))
  return id
}

/** Approved by the second hand; the id. */
export async function approveRun(scene: Scene): Promise<string> {
  const id = await processRun(scene)
  await follow(scene, await scene.checker.call('approvePayrollRun', { path: { id } }))
  return id
}

/** Locked as well, with which its salary slip is published; the id. */
export async function lockRun(scene: Scene): Promise<string> {
  const id = await approveRun(scene)
  await follow(scene, await scene.checker.call('lockPayrollRun', { path: { id } }))
  return id
}

export async function publishSlip(scene: Scene): Promise<string> {
  const payroll_run_id = await lockRun(scene)
  const { data } = await scene.maker.call('listSalarySlips', { query: { payroll_run_id, limit: 1 } })
  return data[0]!.id
}
