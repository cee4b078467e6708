// What is measured: for each scenario the request to the service and the same work asked of the floor.

import type { BenchWorkspace } from './data.ts'
import type { Position } from './deep.ts'
import { get, make, pick, send } from './requests.ts'

export interface Scenario {
  readonly title: string
  /** The least share of the floor's throughput. */
  readonly aim: number
  /** What each answer has to be; otherwise any 2xx will do. */
  readonly status?: number
  readonly floor: (workspace: BenchWorkspace) => string
  readonly service: (workspace: BenchWorkspace) => string
  /** The same of the floor that writes the same rows; of reads there is none. */
  readonly rows?: { readonly aim: number; readonly floor: (workspace: BenchWorkspace) => string }
}

/** Where a list is read by a filter. */
const filters = 0.68

function list(
  title: string,
  aim: number,
  floor: (workspace: BenchWorkspace) => string,
  query: (workspace: BenchWorkspace) => string,
): Scenario {
  return {
    title,
    aim,
    floor: workspace => get(floor(workspace)),
    service: workspace => get(`/v1/employees${query(workspace)}`, workspace.key),
  }
}

/** `positions` are of the workspace that is asked. */
export function deepScenario(title: string, positions: readonly Position[]): Scenario {
  const after = ({ id }: BenchWorkspace, { created_at, id: last }: Position) =>
    `/after/${id}/${created_at}/${last}`
  return list(
    title,
    0.7,
    workspace => after(workspace, pick(positions)),
    () => `?starting_after=${pick(positions).cursor}`,
  )
}

export const firstPage = list(
  'list of 25',
  0.75,
  ({ id }) => `/list_25/${id}`,
  () => '',
)

const oneById: Scenario = {
  title: 'one by id',
  aim: 0.65,
  floor: ({ id, employees }) => get(`/get/${id}/${pick(employees)}`),
  service: ({ key, employees }) => get(`/v1/employees/${pick(employees)}`, key),
}

const person = { first_name: 'Ayesha', last_name: 'Khan', joining_date: '2024-03-01' }

const create: Scenario = {
  title: 'create, with an idempotency key',
  aim: 0.5,
  floor: ({ id, references }) => send('POST', `/create/${id}`, { ...person, ...references }),
  status: 201,
  service: ({ key, references }) => make('/v1/employees', { ...person, ...references }, key),
  rows: {
    aim: 0.6,
    floor: ({ id, references, key_id, shift_id }) =>
      make(`/rows/create/${id}`, { ...person, ...references, key_id, shift_id }),
  },
}

/** A number that was not there before, so that each change is one. */
function phone(): { phone_primary: string } {
  return { phone_primary: `+92 300 ${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}` }
}

const change: Scenario = {
  title: 'PATCH of one field',
  aim: 0.52,
  floor: ({ id, employees }) => send('PATCH', `/patch/${id}/${pick(employees)}`, phone()),
  service: ({ key, employees }) => send('PATCH', `/v1/employees/${pick(employees)}`, phone(), key),
  rows: {
    aim: 0.6,
    floor: ({ id, employees, key_id }) =>
      send('PATCH', `/rows/patch/${id}/${pick(employees)}`, { ...phone(), key_id }),
  },
}

function filtered(title: string, department: (workspace: BenchWorkspace) => string): Scenario {
  return list(
    title,
    filters,
    workspace => `/department/${workspace.id}/${department(workspace)}/active`,
    workspace => `?department_id=${department(workspace)}&status=active`,
  )
}

function changed(title: string, aim: number, since: (workspace: BenchWorkspace) => string): Scenario {
  return list(
    title,
    aim,
    workspace => `/changed/${workspace.id}/${since(workspace)}`,
    workspace => `?updated_since=${since(workspace)}`,
  )
}

const inDepartment = filtered('filtered: department and status', ({ departments }) => pick(departments))
// A caller that asks what changed since it last asked; mostly nothing has.
const poll = changed('updated_since: nothing new', 0.78, () => new Date().toISOString())

export const scenarios = {
  list_25: firstPage,
  list_100: list(
    'list of 100',
    0.75,
    ({ id }) => `/list_100/${id}`,
    () => '?limit=100',
  ),
  get: oneById,
  department: inDepartment,
  small_department: filtered('filtered: department of a few dozen', ({ smallDepartment }) => smallDepartment),
  status: list(
    'filtered: a status that nobody has',
    filters,
    ({ id }) => `/status/${id}/new`,
    () => '?status=new',
  ),
  changed: changed('updated_since: 500 changed', 0.75, ({ changedSince }) => changedSince),
  poll,
  create,
  patch: change,
} satisfies Record<string, Scenario>

type Weighted = readonly (readonly [weight: number, scenario: Scenario])[]

function mix(title: string, weights: Weighted): Scenario {
  return {
    title,
    aim: 0,
    floor: workspace => drawn(weights).floor(workspace),
    service: workspace => drawn(weights).service(workspace),
  }
}

function drawn(weights: Weighted): Scenario {
  let left = Math.random() * weights.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, scenario] of weights) {
    left -= weight
    if (left < 0) return scenario
  }
  return firstPage
}

const reading: Weighted = [
  [35, firstPage],
  [30, oneById],
  [10, inDepartment],
  [5, poll],
]

/** Leaves the rows as they are. */
export const mixedReads = mix('mixed reads', reading)

/** An ordinary day: two thirds are lists of 25 and reads of one, a fifth are writes. */
export const mixed = mix('mixed', [...reading, [10, create], [10, change]])
