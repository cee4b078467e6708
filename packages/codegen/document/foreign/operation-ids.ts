// Operations that share an operationId: all but the first are named after their paths.
import { isObject, type JsonObject } from '../json.ts'
import { methods } from '../openapi.ts'
import { resolveFully } from '../references.ts'
import { type Mend, omit } from './repair.ts'

export const mendOperationIds: Mend = ({ node, kind, root }, tell) => {
  if (kind !== 'document' || !isObject(node.paths)) return node
  const { paths } = node
  const mended: JsonObject = {}
  const known = new Map<string, string>()
  for (const [path, written] of Object.entries(paths)) {
    mended[path] = written
    if (!isObject(written) || path.startsWith('x-')) continue
    const item =
      typeof written.$ref === 'string'
        ? { ...resolveFully(root, written), ...omit(written, '$ref') }
        : written
    for (const method of methods) {
      const operation = item[method]
      if (!isObject(operation)) continue
      const id = operation.operationId
      if (typeof id !== 'string') continue
      const other = known.get(id)
      if (other === undefined && id.trim() !== '') known.set(id, `paths.${path}.${method}`)
      else {
        const message =
          other === undefined ? 'the operationId is empty.' : `the operationId ${id} is taken by ${other}.`
        tell(['paths', path, method, 'operationId'], {
          code: 'duplicate-operation-id',
          message,
          assumed: 'The operation was named after its path.',
        })
        const current: JsonObject = mended[path] === written ? item : (mended[path] as JsonObject)
        mended[path] = { ...current, [method]: omit(operation, 'operationId') }
      }
    }
  }
  return { ...node, paths: mended }
}
