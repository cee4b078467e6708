// Whom operations are for: the documents that are made of some of them.

import { type OpenApiDocument, type OperationObject, selectOperations } from '@muster/codegen'
import { dropReach } from '../reach/public-reach.ts'
import { dropInternalProblems } from './public-problems.ts'

export type Audience = 'public' | 'workspace' | 'console'

/** What stands under /v1 is for everybody with a key, and says nothing. */
export const findAudience = (operation: OperationObject | Readonly<Record<string, unknown>>): Audience =>
  ((operation as Readonly<Record<string, unknown>>)['x-audience'] as Audience | undefined) ?? 'public'

/** The document for one audience: its operations, and what only they reach. */
export const documentFor = (audience: Audience, document: OpenApiDocument): OpenApiDocument =>
  dropInternalProblems(
    selectOperations(dropReach(document), operation => findAudience(operation) === audience),
  )
