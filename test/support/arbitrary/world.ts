// A workspace with a few records of every kind, made through the operations themselves.

import fc from 'fast-check'
import { inConsole } from '../fixtures/console.ts'
import { addLeave } from '../fixtures/leave.ts'
import { makeWorkspace, raw } from '../fixtures/make.ts'
import { makeSandbox } from '../fixtures/sandboxes.ts'
import { deliver } from '../server/server.ts'
import type { Call } from './call.ts'
import { type Operation, operations, parametersIn } from './contract.ts'
import { type Records, validCall } from './requests.ts'

export interface World extends Records {
  readonly key: string
  /** Opens the sandbox beside its workspace, for what is about the sandbox. */
  readonly testKey: string
}

type PathParameters = Readonly<Record<string, string>>

const wanted = 3
const tries = 40
const budget = 2_000_000_000

/** The same records for the same seed, but for their ids. */
export async function makeWorld(seed: number): Promise<World> {
  const workspace = await makeWorkspace({ request_budget: budget })
  const { key } = workspace
  const { key: testKey } = await makeSandbox(workspace)
  // The console makes types of leave; all that callers do with them needs one.
  await addLeave(workspace, { negative_balance_allowed: true, max_negative_days: '900' })
  // It makes types of documents as well.
  await inConsole(workspace, 'createDocumentType', {
    body: { name: 'Certificate', code: 'CERT', category: 'education' },
  })
  const known = new Map<string, PathParameters[]>()
  const paths = (path: string) => known.get(path.slice(0, path.lastIndexOf('}') + 1)) ?? []
  const ids = (schema: string) => {
    const of = operations.find(({ path, result }) => path.endsWith('}') && result === schema)
    return of ? paths(of.path).map(parameters => Object.values(parameters).at(-1)!) : []
  }
  const world: World = { key, testKey, paths, ids }
  await find(world, known)
  // What refers to others is made again once the others are there.
  for (let round = 0; round < 2; round++) {
    for (const operation of operations.filter(({ method }) => method === 'POST')) {
      if (isChange(operation) || isOfSandbox(operation)) continue
      await make(world, operation, seed + round)
      await find(world, known)
    }
  }
  // What was sent is not pending any more.
  await deliver()
  return world
}

/** Whether it is about the sandbox, in which nothing of this world is. */
export const isOfSandbox = ({ path }: Operation): boolean => path.startsWith('/v1/sandbox')

export const keyFor = (operation: Operation, { key, testKey }: World): string =>
  isOfSandbox(operation) ? testKey : key

/** Whether it makes nothing, but changes the record that its path names; most changes can be made once. */
export function isChange({ path, result }: Operation): boolean {
  const place = path.slice(0, path.lastIndexOf('}') + 1)
  return operations.some(operation => operation.path === place && operation.result === result)
}

async function make(world: World, operation: Operation, seed: number): Promise<void> {
  let made = 0
  for (const call of fc.sample(validCall(operation, world), { seed, numRuns: tries })) {
    if (made === wanted) return
    if (await succeeds(call, world.key)) made++
  }
}

const succeeds = async (call: Call, key: string): Promise<boolean> => (await call.send(key)).status < 300

/** Reads every list, so that what is made is known by where it is. */
async function find(world: World, known: Map<string, PathParameters[]>): Promise<void> {
  for (const list of operations.filter(({ method, path }) => method === 'GET' && !path.endsWith('}'))) {
    const item = operations.find(
      ({ path }) => path.replace(/\/\{[^}]+\}$/, '') === list.path && path !== list.path,
    )
    if (!item) continue
    const own = parametersIn(item, 'path').at(-1)!.name
    const parents = parametersIn(list, 'path').length > 0 ? world.paths(list.path) : [{}]
    const found: PathParameters[] = []
    for (const parent of parents) {
      const target = list.path.replace(/\{([^}]+)\}/g, (_, name: string) => (parent as PathParameters)[name]!)
      const { json } = await raw('GET', target, { key: world.key })
      for (const { id } of json.data) found.push({ ...parent, [own]: id })
    }
    known.set(item.path, found)
  }
}
