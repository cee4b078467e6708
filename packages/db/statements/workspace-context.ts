// The context of a transaction: the settings of PostgreSQL by which row level security shows only rows of its workspace, or of one person's reach in it.

import type { Statement } from './statement.ts'

export const workspaceSetting = 'app.workspace_id'

export const workspaceContext: Statement = {
  reach: 'workspace',
  name: 'workspace_context',
  text: `select set_config('${workspaceSetting}', $1, true)`,
  parameters: ['workspace_id'],
}

/** Whose own request it is, and how far it reaches. */
export interface Person {
  readonly employee_id: string
  /** `concerned` is whom records concern: by a right, as one's own, as a manager, or as whoever is asked. */
  readonly reach: 'own' | 'team' | 'concerned'
  /** Of whoever is `concerned`: the member, and what their rights show them. */
  readonly as?: { readonly member_id: string; readonly rights: readonly string[] }
  /** Whether they have left, and see only what leavers keep. */
  readonly has_left?: boolean
  /** Whether the team is so large that PostgreSQL looks each row's employee up, and does not read the whole team first. */
  readonly is_wide?: boolean
}

/**
 * The same context for the request of a person: it goes on under a role to which PostgreSQL shows nothing beyond their
 * reach, until the transaction ends.
 */
function narrow(context: Statement, ending: string, parameters: readonly string[]): Statement {
  const settings = parameters.map(
    (name, n) => `set_config('app.${name}', $${context.parameters.length + n + 1}, true)`,
  )
  return {
    reach: 'workspace',
    name: `${context.name}_of_${ending}`,
    text: [context.text, ...settings, `set_config('role', 'muster_person', true)`].join(', '),
    parameters: [...context.parameters, ...parameters],
  }
}

const ofPerson = (context: Statement) => narrow(context, 'person', ['employee_id', 'reach'])
const ofConcerned = (context: Statement) =>
  narrow(context, 'concerned', ['employee_id', 'reach', 'member_id', 'rights'])

const narrowed = new WeakMap<Statement, Statement>()
const concerned = new WeakMap<Statement, Statement>()

/** The one place where a transaction becomes that of a person. */
export function contextFor(context: Statement, person: Person | undefined): Statement {
  if (!person) return context
  return person.as
    ? concerned.getOrInsertComputed(context, ofConcerned)
    : narrowed.getOrInsertComputed(context, ofPerson)
}

/** The role of requests, under which a transaction goes on that was a person's. */
const workspaceRole: Statement = {
  reach: 'workspace',
  name: 'go_on_as_service',
  text: `select set_config('role', 'muster_app', true), $1::text`,
  parameters: ['workspace_id'],
}

/**
 * Lets a transaction go on as the service, for what follows of a person's own request and is not theirs to read or write.
 * What is queued is written before, within their reach. Nothing leads back, so it comes last.
 */
export async function goOnAsService(db: {
  writeQueued(): Promise<void>
  run(statement: Statement): Promise<unknown>
}): Promise<void> {
  await db.writeQueued()
  await db.run(workspaceRole)
}

/** What the settings are filled with. */
export function describePerson({ employee_id, reach, is_wide = false, has_left = false, as }: Person) {
  if (has_left) return { employee_id, reach: 'left' }
  if (as) return { employee_id, reach, member_id: as.member_id, rights: as.rights.join() }
  return { employee_id, reach: reach === 'team' && is_wide ? 'wide' : reach }
}

/** A statement that was planned under one role is planned anew under another, so each role has a name of its own. */
export const nameFor = (name: string, person: Person | undefined): string =>
  person && name !== '' ? `${name}~` : name
