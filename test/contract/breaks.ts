// Deliberate breaks of the contract's grammar: how a draft of the contract is reached into and broken.

// biome-ignore lint/suspicious/noExplicitAny: a break reaches anywhere into the document
export type Draft = any

export type Break = [what: string, how: (draft: Draft) => void, says: RegExp]

export type Breaks = Readonly<Record<string, readonly Break[]>>

export const schema = (draft: Draft, name: string) => draft.components.schemas[name]
export const field = (draft: Draft, name: string) => schema(draft, 'EmployeeFields').properties[name]
export const list = (draft: Draft) => draft.paths['/v1/employees'].get
export const filter = (draft: Draft, name: string) =>
  list(draft).parameters.find((p: Draft) => p.name === name)
export const create = (draft: Draft) => draft.paths['/v1/employees'].post
export const one = (draft: Draft) => draft.paths['/v1/employees/{id}'].get
export const to = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` })
