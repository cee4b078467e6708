// How the command loads the TypeScript compiler: as the CommonJS that it is.
import { createRequire, registerHooks } from 'node:module'

/**
 * An import looks through all nine megabytes for what kind of module it is and what it exports, which takes 0.05 s and
 * 17 MB of each run. What it exports is asked of it instead: a target of one's own may import it, too, by any of its
 * names.
 */
export function requireCompiler(): void {
  // Of other runtimes, not every version has hooks.
  const register: typeof registerHooks | undefined = registerHooks
  if (typeof register !== 'function') return
  const hooks = register({
    load(url, context, next) {
      const isImport = context.conditions.includes('import')
      if (!isImport || !url.endsWith('/typescript/lib/typescript.js')) return next(url, context)
      hooks.deregister()
      const compiler: object = createRequire(url)('./typescript.js')
      const source = `import { createRequire } from 'node:module'
const compiler = createRequire(${JSON.stringify(url)})('./typescript.js')
export default compiler
export const { ${Object.keys(compiler).join(', ')} } = compiler
`
      return { format: 'module', source, shortCircuit: true }
    },
  })
}
