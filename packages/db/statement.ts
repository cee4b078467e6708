// Statements: SQL written once, prepared by name on each connection, its values given by name.

import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Tables } from './gen/tables.ts'

/** SQL with numbered placeholders and the names of the values that fill them, in order. */
export interface Statement<Row = unknown> {
  readonly name: string
  readonly text: string
  readonly parameters: readonly string[]
  /** See by-index.ts. */
  readonly byIndex?: true
  /** Never present; carries the row's type. */
  readonly row?: Row
}

export type Values = Record<string, unknown>

const colonName = /(?<![:\w]):([a-z_]\w*)/g

/** Turns SQL with :names into a statement. Every statement names its workspace; one without is a mistake found at boot. */
export function statement<Row = unknown>(name: string, text: string): Statement<Row> {
  const parameters: string[] = []
  const numbered = text.replace(colonName, (_match, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter)
    return `$${parameters.indexOf(parameter) + 1}`
  })
  return inWorkspace({ name, text: numbered, parameters })
}

/** A statement of background work, which runs outside any workspace under the system role. */
export function systemStatement<Row = unknown>(name: string, text: string): Statement<Row> {
  const fenced = statement<Row>(name, `${text} /* :workspace_id */`)
  const parameters = fenced.parameters.filter(parameter => parameter !== 'workspace_id')
  return { name, text: fenced.text.replace(/ \/\* \$\d+ \*\/$/, ''), parameters }
}

class Placeholder {
  readonly parameter: string
  constructor(parameter: string) {
    this.parameter = parameter
  }
}

/** A value that is given when the statement runs; typed as what the column takes. */
export function param<T = string>(parameter: string): T {
  return new Placeholder(parameter) as T
}

const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Builds a typed query once, at boot; param('x') marks the values, and workspace_id is always one of them. */
export function prepared<Row>(
  name: string,
  build: (query: typeof builder) => Compilable<Row>,
): Statement<Row> {
  const { sql, parameters } = build(builder).compile()
  const names = parameters.map(parameter => {
    if (parameter instanceof Placeholder) return parameter.parameter
    throw new Error(`Statement ${name} holds a literal value; give it by name with param().`)
  })
  return inWorkspace({ name, text: sql, parameters: names })
}

function inWorkspace<Row>(candidate: Statement<Row>): Statement<Row> {
  if (candidate.parameters.includes('workspace_id')) return candidate
  throw new Error(
    `Statement ${candidate.name} does not name :workspace_id; a query stays inside its workspace.`,
  )
}
