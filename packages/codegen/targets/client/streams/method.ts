// What a method of the client returns whose answer is a stream.

import { hasStreams, type Model, type Operation } from '../../../model/model.ts'
import type { TypeImports } from '../../../output/emit.ts'

/** What the client imports of the transport besides, or uses of TypeScript itself, because of streams. */
export const listStreamNames = (
  model: Model,
  { streamBodies }: { streamBodies?: boolean | undefined },
): string[] => [
  ...(hasStreams(model) ? ['Stream', 'StreamEvent', 'StreamOptions', 'EventOptions'] : []),
  ...(streamBodies ? ['ByteSource', 'ReadableStream', 'Uint8Array'] : []),
]

interface StreamType {
  /** As the transport calls it. */
  kind: string
  options: string
  returned: string
  /** Of the transport. */
  names: readonly string[]
}

/** The type of what is read, and what it is read as; undefined for an operation that answers no stream. */
export function writeStreamType(
  operation: Operation,
  { types }: { types: TypeImports },
  answer: string | undefined,
): StreamType | undefined {
  const { stream } = operation.success
  if (!stream) return undefined
  const isEvents = stream.kind === 'events'
  const options = isEvents ? 'EventOptions' : 'StreamOptions'
  return {
    kind: stream.isText ? 'texts' : stream.kind,
    options,
    returned: `Stream<${[writeItemType(operation, types), answer].filter(Boolean).join(', ')}>`,
    names: ['Stream', options, ...(isEvents ? ['StreamEvent'] : [])],
  }
}

/** What is iterated: an event with its data, or the item itself. */
export function writeItemType({ success }: Operation, types: TypeImports): string {
  const item = types.use(success.type!)
  return success.stream?.kind === 'events' ? `StreamEvent<${item}>` : item
}
