// What the server target is asked for.

import type { Tag } from '../../model/model.ts'

export interface ServerOptions {
  /** Where types.ts and operations.ts are imported from; the emitted files themselves when it is left out. */
  contract?: string
  /** The type that each call is extended with: what a handler gets besides path, query and body. */
  context?: ContextType
  /** Another one for the operations whose only security scheme has this name; `none` is for those without security. */
  contexts?: { readonly [scheme: string]: ContextType }
  /** Another one for the operations that read: those of GET, but for those with one of these vendor extensions. */
  reads?: ContextType & { except?: readonly `x-${string}`[] }
  /** Another one for the operations that page through a list: those with this query parameter. */
  paged?: ContextType & { cursor: string }
  /** Another one for the operations whose body has a field of this schema: those that take a file. */
  uploads?: ContextType & { schema: string }
  /** The type that says who calls, by security scheme; a call then holds its caller. */
  callers?: ContextType
  /** Where handlers are written: one slice per tag. Without it there is no registry and there are no stubs. */
  slices?: SlicesOptions
  /** Header parameters that are dealt with before a handler is called. */
  handledHeaders?: readonly string[]
  /** Validation fills the defaults of body properties in, so that a handler may rely on them. */
  bodyDefaults?: boolean
  /** Bytes are streams: handlers may return them, and get the bodies of requests as such. */
  streamBodies?: boolean
  /** Emit express.ts, a router for plain express; true unless other servers answer. */
  express?: boolean
  /** Other servers that answer, each by a target of its own. */
  adapters?: readonly Adapter[]
}

export const adapters = ['fastify', 'hono'] as const

export type Adapter = (typeof adapters)[number]

export const hasExpress = ({ express, adapters = [] }: ServerOptions): boolean =>
  express ?? adapters.length === 0

/** Whether a router of ours answers, or an adapter of one's own. */
export const isAnswering = ({ express, adapters = [] }: ServerOptions): boolean =>
  express !== false || adapters.length > 0

export interface ContextType {
  from: string
  name: string
}

export interface SlicesOptions {
  /**
   * The folder of the slices as seen from the emitted files: '../resources'. `{group}` in it is the tag's group of
   * x-tagGroups in kebab case: '../features/{group}/handlers'.
   */
  folder: string
  /** The emitted files as seen from the folder of the slices: '../gen'. */
  back: string
  /**
   * A slice may be a function of services, such as `({ storage }: { storage: Storage }) => ({ ... })`. The registry then
   * exports `makeHandlers(services)`, which takes what all slices ask for, in place of `handlers`.
   */
  services?: boolean
  /** The slice of a tag that has none yet, where more can be said than that it is not written. */
  stub?: (tag: Tag) => string | undefined
  /** Whether a slice is there already, told by its path as seen from the emitted files. A folder has an index.ts. */
  exists?: (path: string) => boolean
}
