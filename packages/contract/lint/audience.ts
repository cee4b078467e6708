// Whom an operation is for: what must stay with the console, whoever writes its line.
import { isOfWorkspace, list, type Operation, operations, type Rule } from '../document.ts'

/**
 * A service has neither a session nor details of its own, and nobody widens their rights by a token. `administration` lists
 * the permissions by which somebody could.
 */
export const audience: Rule = function* (contract, options) {
  const administration = (options.administration as string[] | undefined) ?? []
  for (const { operation, at } of operations(contract)) {
    if (operation['x-audience'] !== 'workspace') continue
    const reason = findReason(operation, administration)
    if (reason)
      yield {
        at: [...at, 'x-audience'],
        message: `${operation.operationId} ${reason}. Write x-audience: console.`,
      }
  }
}

/** Why no integration may call it; undefined where one may. */
function findReason(operation: Operation, administration: readonly string[]): string | undefined {
  if (!isOfWorkspace(operation)) return 'belongs to a person, or to nobody yet, and a service is neither'
  const isWithheld = (right: string) => administration.includes(right) || right.endsWith('.request')
  const alternatives = (operation.security ?? []).map(entry => entry.console_token ?? [])
  const withheld = alternatives.map(rights => rights.filter(isWithheld))
  if (withheld.length === 0 || withheld.some(rights => rights.length === 0)) return undefined
  return `asks for ${list(new Set(withheld.flat()))}, which no service is given`
}
