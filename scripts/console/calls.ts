// What a developer writes for an operation in the SDK, such as leaveTypes.list, for the page that shows its calls as code.

import { type Model, methodNames, writeLiteral } from '@muster/codegen'
import { type Audience, findAudience } from '../audiences/audiences.ts'

export function writeCalls(model: Model): string {
  return `/** The methods of the SDK, by operation. Only the page as code loads them. */
export const publicCalls: Readonly<Record<string, string>> = ${writeLiteral(listCalls(model, 'public'))}

/** Those of the Workspace API. */
export const workspaceCalls: Readonly<Record<string, string>> = ${writeLiteral(listCalls(model, 'workspace'))}
`
}

/** Each client is made of its own operations: a method may be called otherwise beside another one. */
function listCalls({ tags }: Model, audience: Audience): Record<string, string> {
  const calls = tags.flatMap(tag => {
    const operations = tag.operations.filter(({ extensions }) => findAudience(extensions) === audience)
    const names = methodNames(Object.assign({}, tag, { operations }))
    return [...names].map(([{ id }, name]) => [id, `${tag.property}.${name}`] as const)
  })
  return Object.fromEntries(calls)
}
