// Where the engine puts an operation in the interface that it calls operations.

import type { Operation } from '../model/model.ts'
import { quote } from '../output/emit.ts'

// It writes a # in an operationId as a slash.
export const writeEntry = ({ id }: Operation): string => `[${quote(id.replaceAll('#', '/'))}]`
