// The fence: where workspaces live in several databases, a transaction refuses one that its database lists as moved.

import { readErrorCode } from '../connections/failures.ts'
import type { Statement } from './statement.ts'

/** Whether a database has refused a workspace because it lists it as moved. Nothing was changed. */
export const isMoved = (error: unknown): error is Error => readErrorCode(error) === 'MU001'

const fenced = new WeakMap<Statement, Statement>()

const withFence = ({ name, text, parameters }: Statement): Statement => ({
  reach: 'workspace',
  name: `${name}_fenced`,
  // Columns are worked out in their order, so it looks once it has the locks of those before.
  text: `${text}, assert_home($1)`,
  parameters,
})

/** The context of a transaction, which also asks the list where there is one. */
export function fence(context: Statement, isFenced: boolean): Statement {
  return isFenced ? fenced.getOrInsertComputed(context, withFence) : context
}

/** The same before a statement of the system that names a workspace. */
export const assertHome: Statement = {
  reach: 'workspace',
  name: 'assert_home',
  text: 'select assert_home($1)',
  parameters: ['workspace_id'],
}
