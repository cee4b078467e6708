// What the public document says of problems: a caller with a key never gets the codes of the console's sessions.

import type { OpenApiDocument, SchemaObject } from '@muster/codegen'

type Table = Record<string, { readonly internal?: boolean }>

/** The document without the codes that `x-problems` calls internal. */
export function dropInternalProblems(document: OpenApiDocument): OpenApiDocument {
  const { ProblemCode: code } = document.components?.schemas ?? {}
  const table = (code as Record<string, unknown> | undefined)?.['x-problems'] as Table | undefined
  if (!table) return document
  const open = Object.fromEntries(Object.entries(table).filter(([, { internal }]) => internal !== true))
  const values = ((code as { enum?: string[] }).enum ?? []).filter(name => name in open)
  const ProblemCode = Object.assign({}, code, { enum: values, 'x-problems': open }) as SchemaObject
  const { components } = document
  return { ...document, components: { ...components, schemas: { ...components?.schemas, ProblemCode } } }
}
