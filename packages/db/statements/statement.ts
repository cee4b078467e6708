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

/** A statement of background work, which runs outside any workspace under the system role. */
export interface SystemStatement<Row = unknown, Parameters extends object = object>
  extends Prepared<Row, Parameters> {
  readonly reach: 'system'
}

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

/** The same for background work, which sees every workspace. */
export function systemStatement<Row = unknown, Parameters extends object = None>(
  name: string,
  text: string,
): SystemStatement<Row, Parameters> {
  const { text: numbered, parameters } = number(text)
  return publishStatement({ name, text: numbered, parameters, reach: 'system' })
}

export function assertNamesWorkspace(name: string, parameters: readonly string[]): void {
  if (parameters.includes('workspace_id')) return
  throw new Error(`Statement ${name} does not name :workspace_id; a query stays inside its workspace.`)
}
