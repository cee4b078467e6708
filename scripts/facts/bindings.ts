// The operations that a status binds, as TypeScript: a line each, so that a change of one shows as one.

import type { Binding } from '../../packages/contract/states.ts'

export function bindingsSource(bindings: readonly Binding[]): string {
  const lines = bindings.map(binding => `  ${binding.id}: ${writeBinding(binding)},\n`)
  return `import type { Binding } from '../states.ts'

/** The operations that a status of their record binds. */
export const bindings = {
${lines.join('')}} as const satisfies Readonly<Record<string, Binding>>
`
}

const writeBinding = (binding: Binding): string => {
  const facts = Object.entries(binding).map(([name, value]) => `${name}: ${writeValue(value)}`)
  return `{ ${facts.join(', ')} }`
}

function writeValue(value: unknown): string {
  if (typeof value === 'string') return /['\\]/.test(value) ? JSON.stringify(value) : `'${value}'`
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`
  const entries = Object.entries(value as object).map(([name, one]) => `${name}: ${writeValue(one)}`)
  return `{ ${entries.join(', ')} }`
}
