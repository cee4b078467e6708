// The documents of the audiences with what their readers are shown: examples, samples and the lives of records.

import { dropUnreachable, type Model, type OpenApiDocument } from '@muster/codegen'
import { addExamples } from '../examples/add-examples.ts'
import { readAllRecordings } from '../examples/recordings.ts'
import { addSamples } from '../samples/add-samples.ts'
import { publicClient, workspaceClient } from '../samples/clients.ts'
import type { Life } from '../states/find-lives.ts'
import { addLives } from '../states/tell.ts'

export const describePublic = (open: Model, lives: readonly Life[]): OpenApiDocument =>
  addLives(addSamples(addExamples(open.written, lives), open, publicClient), lives)

interface Models {
  readonly whole: Model
  readonly open: Model
  readonly workspace: Model
}

export function describeWorkspaceApi(
  { whole, open, workspace }: Models,
  lives: readonly Life[],
): OpenApiDocument {
  const { components } = workspace.written
  // Examples name ids of objects that the document itself does not have.
  const schemas = Object.assign({}, whole.written.components?.schemas, components?.schemas)
  const shown = addExamples(
    { ...workspace.written, components: { ...components, schemas } },
    lives,
    readAllRecordings(),
  )
  const sampled = addSamples(shown, workspace, workspaceClient)
  const ofKeys = new Set(open.operations.map(({ id }) => id))
  const sayWhere = (id: string) => (ofKeys.has(id) ? 'in the Muster API' : 'in the console')
  return addLives(dropUnreachable(sampled), lives, sayWhere)
}
