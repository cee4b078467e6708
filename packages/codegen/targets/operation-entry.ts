// Where the engine puts an operation in the interface that it calls operations.
import { quote } from '../emit.ts'
import type { Operation } from '../model.ts'

// It writes a # in an operationId as a slash.
export const entryOf = ({ id }: Operation): string => `[${quote(id.replaceAll('#', '/'))}]`
