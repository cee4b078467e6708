// Statements: SQL written once, prepared by name on each connection, its values given by name.

import { channel } from 'node:diagnostics_channel'

/** SQL with numbered placeholders and the names of the values that fill them, in order. */
interface Prepared<Row, Parameters> {
  readonly name: string
  readonly text: string
  readonly parameters: readonly string[]
  /** Never present; carry the types of a row and of the values. `npm run check` holds both to what PostgreSQL describes. */
  readonly row?: Row
  readonly values?: Parameters
}

/** A statement that runs inside one workspace; the transaction fills in workspace_id, which is not among its parameters. */
export interface Statement<Row = unknown, Parameters extends object = object>
  extends Prepared<Row, Parameters> {
  readonly reach: 'workspace'
  /** See by-index.ts. */
  readonly byIndex?: true
}

/**
 * Whom a statement of the system is asked of, where workspaces live in several databases (decision 0125): every cell, the
 * home of the workspace that it names, the home of the workspace that a secret opens, the homes of all workspaces of a
 * person, the directory, or the copies of a person (decision 0127).
 */
export type SystemReach = 'cells' | 'home' | 'secret' | 'person' | 'directory' | 'copy'

/** A statement that runs outside any workspace under the system role. */
export interface SystemStatement<
  Row = unknown,
  Parameters extends object = object,
  Reach extends SystemReach = SystemReach,
> extends Prepared<Row, Parameters> {
  readonly reach: Reach
}

/** What a statement of the system has to be given, so that it is known whom to ask. */
type InHome = { readonly workspace: string }
type BySecret = { readonly digests: readonly string[] }
type OfPerson = { readonly person_id: string }

export type AnyStatement = Statement | SystemStatement

/** Values by name, where the statement was composed of parts that a call used. */
export type Values = Readonly<Record<string, unknown>>

/** The values of a statement without parameters. */
export type None = Readonly<Record<string, never>>

const madeStatements = channel('muster.statements')

/** Tells of every statement when it is made, from within the call that makes it; the check of all statements asks for it. */
export function watchStatements(watch: (made: AnyStatement) => void): void {
  madeStatements.subscribe(made => watch(made as AnyStatement))
}

export function publishStatement<Made extends AnyStatement>(made: Made): Made {
  madeStatements.publish(made)
  return made
}

const writtenBy = new WeakMap<AnyStatement, readonly string[]>()

/** The tables that a statement says it writes to. */
export const listWritten = (statement: AnyStatement): readonly string[] =>
  writtenBy.getOrInsertComputed(statement, ({ text }) =>
    [...text.matchAll(/\b(?:insert\s+into|update|delete\s+from)\s+"?(\w+)/gi)].map(([, table]) => table!),
  )

const colonName = /(?<![:\w]):([a-z_]\w*)/g

function number(text: string): { readonly text: string; readonly parameters: readonly string[] } {
  const parameters: string[] = []
  const numbered = text.replace(colonName, (_match, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter)
    return `$${parameters.indexOf(parameter) + 1}`
  })
  return { text: numbered, parameters }
}

/** Turns SQL with :names into a statement. Every statement names its workspace; one without is a mistake found at boot. */
export function statement<Row = unknown, Parameters extends object = None>(
  name: string,
  text: string,
): Statement<Row, Parameters> {
  const made = number(text)
  assertNamesWorkspace(name, made.parameters)
  return publishStatement({ name, text: made.text, parameters: made.parameters, reach: 'workspace' })
}

/** For background work, which sees every workspace of its cell. */
export function systemStatement<Row = unknown, Parameters extends object = None>(
  name: string,
  text: string,
): SystemStatement<Row, Parameters, 'cells'> {
  return makeOfSystem(name, text, 'cells')
}

/** For one workspace, which `:workspace` names. */
export function homeStatement<Row = unknown, Parameters extends InHome = InHome>(
  name: string,
  text: string,
): SystemStatement<Row, Parameters, 'home'> {
  return makeOfSystem(name, text, 'home', 'workspace')
}

/** For the workspace in which one of the `:digests` of a secret is found. */
export function secretStatement<Row = unknown, Parameters extends BySecret = BySecret>(
  name: string,
  text: string,
): SystemStatement<Row, Parameters, 'secret'> {
  return makeOfSystem(name, text, 'secret', 'digests')
}

/** For all workspaces of the person whom `:person_id` names. Its rows are those of each cell. */
export function personStatement<Row = unknown, Parameters extends OfPerson = OfPerson>(
  name: string,
  text: string,
): SystemStatement<Row, Parameters, 'person'> {
  return makeOfSystem(name, text, 'person', 'person_id')
}

/** For what people prove themselves with, which belongs to no workspace; `npm run check` holds it to those tables. */
export function directoryStatement<Row = unknown, Parameters extends object = None>(
  name: string,
  text: string,
): SystemStatement<Row, Parameters, 'directory'> {
  return makeOfSystem(name, text, 'directory')
}

/**
 * For the copy of a person in a cell. It goes where the next statement of a cell goes that is asked together with it, but for
 * the directory, which has the person. Where there is one database, it is asked nowhere.
 */
export function copyStatement<Row = unknown, Parameters extends OfPerson = OfPerson>(
  name: string,
  text: string,
): SystemStatement<Row, Parameters, 'copy'> {
  return makeOfSystem(name, text, 'copy', 'person_id')
}

function makeOfSystem<Row, Parameters extends object, Reach extends SystemReach>(
  name: string,
  text: string,
  reach: Reach,
  named?: string,
): SystemStatement<Row, Parameters, Reach> {
  const { text: numbered, parameters } = number(text)
  if (named && !parameters.includes(named))
    throw new Error(`Statement ${name} does not take :${named}, by which it is known which database to ask.`)
  return publishStatement({ name, text: numbered, parameters, reach })
}

export function assertNamesWorkspace(name: string, parameters: readonly string[]): void {
  if (parameters.includes('workspace_id')) return
  throw new Error(`Statement ${name} does not name :workspace_id; a query stays inside its workspace.`)
}
