// JSON as a reviewer reads it: one fact a line.

import { isObject, type Json, type JsonObject } from '../document/json.ts'
import { factWidth, fillLines, isFact, isPlain, listMembers } from './emit.ts'
import { type FlatStyle, writeFlat } from './flat.ts'

const width = 120

/** Room for a body of which nothing is said but its schema. */
const bodyWidth = 160

/** What only refers, such as the headers of a response, says nothing by itself and may fill one long line. */
const referencesWidth = 600

/** A value of which each part stands on one line where it fits. */
export function writeJson(value: Json, indent = '', used = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const line = writeFlat(value, measure(value) - indent.length - used, style)
  if (line !== undefined) return line
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    if (value.every(item => typeof item === 'string')) return writeTexts(value, indent)
    const items = value.map(item => `${inner}${writeJson(item, inner, 1)}`)
    return `[\n${items.join(',\n')}\n${indent}]`
  }
  const members = listMembers(value).map(([key, item]) => {
    const start = `${JSON.stringify(key)}: `
    return `${inner}${start}${writeJson(item, inner, start.length + 1)}`
  })
  return `{\n${members.join(',\n')}\n${indent}}`
}

function measure(value: JsonObject | readonly Json[]): number {
  if (isFact(value)) return factWidth
  const members = Object.values(value)
  if (members.every(isReference)) return referencesWidth
  // Fields stand apart, so that one more is one more line.
  const holdsFields = 'properties' in value || (members.length > 1 && !members.some(isPlain))
  return holdsFields ? width : bodyWidth
}

const isReference = (value: Json): boolean =>
  isObject(value) && typeof value.$ref === 'string' && Object.keys(value).length === 1

function writeTexts(texts: readonly string[], indent: string): string {
  const lines = fillLines(
    texts.map(text => JSON.stringify(text)),
    `${indent}  `,
  )
  return `[\n${lines.replace(/,$/, '')}\n${indent}]`
}

const style: FlatStyle = {
  writePlain: value => (typeof value === 'object' && value !== null ? undefined : JSON.stringify(value)),
  writeKey: name => JSON.stringify(name),
}
