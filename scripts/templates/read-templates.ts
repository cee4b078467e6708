// Templates of countries as they are read from packages/engine/templates when generating: a mistake is thrown with its file and line.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from '@muster/codegen'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import type { CountryTemplate, TemplateItem } from '../../packages/engine/templates/template.ts'
import { LawPackError } from '../law/read-packs.ts'
import { readYamlTree } from '../law/yaml-tree.ts'

const folder = 'packages/engine/templates'

/** What one record would be made of: the schema of what is sent, and where that stands in the file. */
interface Sent {
  readonly schema: string
  readonly body: object
  readonly path: readonly (string | number)[]
}

const anyDay = '2026-01-01'

/** As it will be sent; what is only known in a workspace is anything of its kind. */
function listSent(item: TemplateItem, path: Sent['path']): Sent[] {
  const { kind, body } = item
  const made: Sent = { schema: `${kind}Create`, body, path: [...path, 'body'] }
  if (item.kind === 'Holiday' && item.every_year !== undefined)
    return [{ ...made, body: { ...body, date: `2028-${item.every_year}`, is_recurring: true } }]
  if (item.kind !== 'LeaveType') return [made]
  const policy = { ...item.policy, leave_type_id: 'lty_any', effective_from: anyDay }
  return [made, { schema: 'LeavePolicyCreate', body: policy, path: [...path, 'policy'] }]
}

function checkTemplate(template: CountryTemplate, find: (schema: string) => ValidateFunction) {
  const items = Object.entries(template.parts).flatMap(([part, { items: listed }]) =>
    listed.map((item, n) => ({ item, path: ['parts', part, 'items', n] as const })),
  )
  const codes = new Set(items.map(({ item }) => item.body.code))
  const unsent = items.flatMap(({ item, path }) =>
    listSent(item, path).flatMap(({ schema, body, path: at }) => {
      const validate = find(schema)
      if (validate(body)) return []
      const [error] = validate.errors!
      return [{ at, message: `is no ${schema}: ${error!.instancePath} ${error!.message}` }]
    }),
  )
  const unknown = items.flatMap(({ item, path }) =>
    item.kind === 'SalaryStructure'
      ? item.components
          .filter(code => !codes.has(code))
          .map(code => ({ at: [...path, 'components'], message: `names ${code}, which no component has` }))
      : [],
  )
  return [...unsent, ...unknown]
}

/** packages/engine/gen: the templates, each held to the schemas of what will be sent. */
export function makeTemplateFiles(root: string, document: object): GeneratedFile[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'muster')
  const find = (schema: string) => ajv.getSchema(`muster#/components/schemas/${schema}`) as ValidateFunction
  const files = readdirSync(join(root, folder))
    .filter(file => file.endsWith('.yaml'))
    .toSorted()
  const mistakes: string[] = []
  const templates: Record<string, CountryTemplate> = {}
  for (const file of files) {
    const text = readFileSync(join(root, folder, file), 'utf8')
    const template = parse(text, { version: '1.2' }) as CountryTemplate
    const { findLine } = readYamlTree(text)
    for (const { at, message } of checkTemplate(template, find))
      mistakes.push(`${folder}/${file}:${findLine(at)} ${at.join('.')} ${message}`)
    templates[template.country] = template
  }
  if (mistakes.length > 0) throw new LawPackError(mistakes.join('\n'))
  const text = [
    '// The templates of packages/engine/templates, as data.',
    '',
    "import type { CountryTemplate } from '../templates/template.ts'",
    '',
    `export const countryTemplates: Readonly<Record<string, CountryTemplate>> = ${JSON.stringify(templates, null, 2)}`,
    '',
  ].join('\n')
  return [{ path: 'templates.ts', text }]
}
