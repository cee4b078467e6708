// The order in which a table shows the fields of a record: what it is called first, what every record has last.

import type { FieldFacts, ObjectFacts } from '@muster/codegen'

const atTheEnd = ['object', 'deleted', 'created_at', 'updated_at']

export function orderFields({ fields, extensions = {} }: Pick<ObjectFacts, 'fields' | 'extensions'>): {
  readonly fields: string[]
  readonly figures: string[]
} {
  const names = Object.keys(fields)
  const named = [extensions['x-code'], extensions['x-title'] ?? []].flat().map(String)
  const first = ['id', ...named, 'name', 'title', 'status'].filter(name => name in fields)
  const last = atTheEnd.filter(name => name in fields)
  const ordered = new Set([...first, ...names.filter(name => !last.includes(name)), ...last])
  return {
    fields: [...ordered],
    figures: [...ordered].filter(name => isFigure(fields[name]!)),
  }
}

const isFigure = ({ type, extensions = {} }: FieldFacts): boolean =>
  type === 'integer' || type === 'number' || extensions['x-decimal'] !== undefined
