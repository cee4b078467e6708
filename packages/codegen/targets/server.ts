// The server target: handler types, the registry of slices, the router, and stubs for what is not written yet.

import type { Model } from '../model/model.ts'
import type { GeneratedFile } from '../output/emit.ts'
import { makeSharedFiles } from './server/adapters/shared.ts'
import { makeStreamsFile } from './server/answer-streams.ts'
import { makeAuthenticationFile } from './server/authentication.ts'
import { makeBodiesFile } from './server/bodies.ts'
import { makeByteStreamsFile } from './server/body-streams.ts'
import { makeExpressFile } from './server/express.ts'
import { makeHandlersFile } from './server/handlers.ts'
import { hasExpress, isAnswering, type ServerOptions } from './server/options.ts'
import { assertGrouped, makeRegistryFile, makeStubFiles } from './server/registry.ts'
import { makeRouterFile } from './server/router.ts'
import { makeSendingFile } from './server/sending.ts'

export type { Adapter, ContextType, ServerOptions, SlicesOptions } from './server/options.ts'

export function server(model: Model, options: ServerOptions = {}): GeneratedFile[] {
  if (model.operations.length === 0) return []
  const files = [makeHandlersFile(model, options), makeRouterFile(model, options)]
  if (options.slices) {
    assertGrouped(model, options.slices)
    files.push(makeRegistryFile(model, options, options.slices), ...makeStubFiles(model, options.slices))
  }
  if (!isAnswering(options)) return files
  const { adapters = [] } = options
  const express = hasExpress(options) ? [makeExpressFile(model, options)] : []
  const answering = [
    makeBodiesFile(adapters.length > 0),
    ...express,
    ...makeAuthenticationFile(model, options),
    ...makeStreamsFile(model, options),
    ...makeByteStreamsFile(options),
    ...makeSendingFile(model, options),
  ]
  return [...files, ...answering, ...makeSharedFiles(model, options)]
}
