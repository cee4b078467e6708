// What emitted schemas of zod need of their own: each stands in the file where a schema uses it.

export const checks: Readonly<Record<string, string>> = {
  isPresent: `const isPresent = (value: unknown): boolean => value !== undefined
`,
  isUnique: `/** In whatever order the fields of an item stand. */
const isUnique = (items: readonly unknown[]): boolean => new Set(items.map(written)).size === items.length
`,
  isEqual: `const isEqual = (value: unknown, other: unknown): boolean => written(value) === written(other)
`,
  written: `function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return \`[\${value.map(written).join()}]\`
  return \`{\${Object.entries(value).map(([name, one]) => \`\${JSON.stringify(name)}:\${written(one)}\`).sort().join()}}\`
}
`,
}
