// The scene of a trigger: a sandbox on one day, the two hands that act in it, and people who are invented for it.

import type { Employee, PayrollOperation } from '@muster/contract'
import type { SandboxId } from '@muster/db'
import type { Day } from '@muster/engine'
import { asIs, say } from '@muster/sentences'
import { operatorPrefix } from '../../../auth/present-caller.ts'
import { allConsoleRights, allScopes } from '../../../auth/rights.ts'
import { waitUntilOver } from '../../../background/wait.ts'
import { asCaller, type Calling } from '../../../http/as-caller.ts'
import type { CallServices } from '../../../http/operation-call.ts'
import { conflict, Problem } from '../../../http/problem.ts'

/** Less than an answer may take, so that it says what was not waited for. */
const patienceMs = 20_000

const firstNames = ['Ayesha', 'Bilal', 'Hina', 'Kamran', 'Mariam', 'Nadia', 'Omar', 'Sana', 'Tariq', 'Zainab']
const lastNames = [
  'Abbasi',
  'Baig',
  'Farooq',
  'Iqbal',
  'Khan',
  'Malik',
  'Qureshi',
  'Shah',
  'Siddiqui',
  'Raza',
]

const choose = (names: readonly string[]): string => names[Math.floor(Math.random() * names.length)]!

export interface Scene {
  readonly today: Day
  /** Makes what the event is about. */
  readonly maker: Calling
  /** Approves what the maker has made. */
  readonly checker: Calling
  /** When nothing more is waited for, on the clock of `performance`. */
  readonly until: number
}

/** The hands are those of the sandbox itself: two, for four eyes look at payroll, and no person is there to be one of them. */
export async function openScene(services: CallServices, sandbox_id: SandboxId, today: Day): Promise<Scene> {
  const open = (hand: string) =>
    asCaller(services, sandbox_id, `${operatorPrefix}sandbox_${hand}`, {
      rights: [...allScopes, ...allConsoleRights],
      isOperator: true,
    })
  const [maker, checker] = await Promise.all([open('maker'), open('checker')])
  return { today, maker, checker, until: performance.now() + patienceMs }
}

/** Somebody new: what happens to them happens to nobody whom a test of the caller counts on. */
export async function hireSomebody({ maker }: Scene, joining_date: Day): Promise<Employee> {
  const body = { first_name: choose(firstNames), last_name: choose(lastNames), joining_date }
  return maker.call('createEmployee', { body: Object.assign(body, await findPlace(maker)) })
}

type Place = Pick<Employee, 'department_id' | 'designation_id' | 'employment_type_id'>

/** Some place or other. What there is nowhere is left to the defaults of the sandbox. */
async function findPlace(maker: Calling): Promise<Partial<Place>> {
  const [departments, designations, types] = await Promise.all([
    maker.call('listDepartments', { query: { status: 'active', limit: 1 } }),
    maker.call('listDesignations', { query: { status: 'active', limit: 1 } }),
    maker.call('listEmploymentTypes', { query: { limit: 1 } }),
  ])
  const place = {
    department_id: departments.data[0]?.id,
    designation_id: designations.data[0]?.id,
    employment_type_id: types.data[0]?.id,
  }
  return Object.fromEntries(Object.entries(place).filter(([, id]) => id !== undefined))
}

/** Waits for work that goes on after the request that asked for it. */
export async function follow({ maker, until }: Scene, { id }: PayrollOperation): Promise<void> {
  const look = () => maker.call('getPayrollOperation', { path: { id } })
  const ended = await waitUntilOver(look, ({ status }) => status !== 'running', until)
  if (!ended)
    throw conflict(
      say`No process has ended the work on the payroll run within ${patienceMs / 1_000} seconds. Make sure that a process works on tasks, such as muster worker.`,
    )
  if (ended.status === 'succeeded') return
  const [first] = ended.problems
  throw conflict(asIs([ended.message, first?.message].filter(Boolean).join(' ')))
}

/** What triggers share: whoever comes first makes it, and whoever comes at the same moment finds it then. */
export async function findOrMake<T>(find: () => Promise<T | undefined>, make: () => Promise<T>): Promise<T> {
  const found = await find()
  if (found !== undefined) return found
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 409) throw error
    const other = await find()
    if (other === undefined) throw error
    return other
  }
}
