// Names of variables in samples: what an answer is called, such as employee, or record where a language keeps the word for itself.

const kept = new Set(['import', 'export', 'class', 'package', 'global', 'pass', 'from', 'muster', 'file', ''])

/** @param schema the name of the schema of the answer, such as LeaveApplication */
export function nameOf(schema: string, casing: 'camel' | 'snake'): string {
  const camel = schema.charAt(0).toLowerCase() + schema.slice(1)
  const name = casing === 'camel' ? camel : camel.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
  return kept.has(name) ? 'record' : name
}
