// Whom operations are for, and the documents that are made for each: the public API and the Workspace API.

import { type OpenApiDocument, type OperationObject, selectOperations } from '@muster/codegen'
import { dropReach } from '../reach/public-reach.ts'
import { dropInternalProblems } from './public-problems.ts'
import { describeWorkspace } from './workspace-prose.ts'

export type Audience = 'public' | 'workspace' | 'console'

/** What stands under /v1 is for everybody with a key, and says nothing. */
export const findAudience = (operation: OperationObject | Readonly<Record<string, unknown>>): Audience =>
  ((operation as Readonly<Record<string, unknown>>)['x-audience'] as Audience | undefined) ?? 'public'

/** The document for those outside: the operations that are for them, and what only these reach. */
export function documentFor(audience: 'public' | 'workspace', document: OpenApiDocument): OpenApiDocument {
  const isTheirs = (operation: OperationObject) => findAudience(operation) === audience
  if (audience === 'public')
    return dropInternalProblems(selectOperations(dropStability(dropReach(document)), isTheirs))
  // Events go to endpoints that a key registers.
  const { webhooks: _, ...described } = describeWorkspace(dropReach(document))
  return dropInternalProblems(selectOperations(described, isTheirs))
}

/** It is promised of the Workspace API alone, which has other operations under the same tags. */
function dropStability(document: OpenApiDocument): OpenApiDocument {
  const tags = document.tags?.map(tag => {
    const { 'x-stability': _, ...rest } = tag as typeof tag & { 'x-stability'?: string }
    return rest
  })
  return tags ? { ...document, tags } : document
}
