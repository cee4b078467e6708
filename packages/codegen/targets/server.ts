// The server target: handler types, the registry of slices, the router, and stubs for what is not written yet.
import type { GeneratedFile } from '../emit.ts'
import type { Model } from '../model.ts'
import { bodiesFile } from './server/bodies.ts'
import { expressFile } from './server/express.ts'
import { handlersFile } from './server/handlers.ts'
import type { ServerOptions } from './server/options.ts'
import { assertGrouped, registryFile, stubFiles } from './server/registry.ts'
import { routerFile } from './server/router.ts'

export type { ServerOptions, SlicesOptions } from './server/options.ts'

export function server(model: Model, options: ServerOptions = {}): GeneratedFile[] {
  if (model.operations.length === 0) return []
  const files = [handlersFile(model, options), routerFile(model, options)]
  if (options.slices) {
    assertGrouped(model, options.slices)
    files.push(registryFile(model, options.slices), ...stubFiles(model, options.slices))
  }
  if (options.express !== false) files.push(bodiesFile(), expressFile(model, options))
  return files
}
