// Compares the schemas of zod of documents with the validation of their servers: bodies made from the document, and broken ones.
//
// node zod-agreement.ts DOCUMENT FOLDER [DOCUMENT FOLDER ...]: prints for each how many bodies agree, and those that do not.
import { join, resolve } from 'node:path'
import {
  classifyContent,
  findMainContent,
  type Json,
  loadDocument,
  makeModel,
} from '../../packages/codegen/index.ts'
import { Sampler } from './sample.ts'

interface Body {
  safeParse(body: unknown): { success: boolean; error?: Error }
}

interface Emitted {
  inputs: Record<string, { body?: Body }>
  createValidation(): (operation: string, request: object) => unknown
}

const values: readonly Json[] = [null, 0, -1, 1.5, true, '', 'x', [], [1], {}, { other: 1 }]

/** A value with one thing in it changed, at each place of it. */
function listBroken(value: Json, depth = 0): Json[] {
  const replaced = depth === 0 ? [...values] : []
  if (typeof value !== 'object' || value === null || depth > 1) return replaced
  if (Array.isArray(value)) {
    const items = value.flatMap((item, at) =>
      [...values, ...listBroken(item, depth + 1)].map(other => value.with(at, other)),
    )
    return [...replaced, ...items, [], [...value, ...value]]
  }
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const { [name]: _, ...others } = value
    return [
      others,
      ...[...values, ...listBroken(field, depth + 1)].map(other => ({ ...value, [name]: other })),
    ]
  })
  return [...replaced, ...fields, { ...value, other: 1 }]
}

const results: Record<string, object> = {}
const args = process.argv.slice(2)
for (let at = 0; at < args.length; at += 2) {
  const [source = '', folder = ''] = args.slice(at, at + 2)
  const model = makeModel(loadDocument(source))
  const emitted = await Promise.all(
    ['zod', 'validation'].map(name => import(join(resolve(folder), 'gen', `${name}.ts`))),
  )
  const { inputs, createValidation }: Emitted = Object.assign({}, ...emitted)
  const validate = createValidation()
  let [taken, refused] = [0, 0]
  const others: string[] = []
  for (const { id, body } of model.operations) {
    const content = body && findMainContent(body.contents)
    if (content?.mediaType !== 'application/json' || classifyContent(content) !== 'json') continue
    const whole = [true, false].map(isFull => new Sampler(model.document, isFull).value(content.schema ?? {}))
    for (const value of [...whole, ...whole.flatMap(one => listBroken(one))]) {
      const isValid = isTaken(validate, id, value)
      if (isValid) taken++
      else refused++
      const { success, error } = inputs[id]!.body!.safeParse(structuredClone(value))
      if (success !== isValid)
        others.push(
          `${id} ${isValid ? 'takes' : 'refuses'} ${JSON.stringify(value)} ${error?.message.replaceAll(/\s+/g, ' ') ?? ''}`,
        )
    }
  }
  results[source] = { taken, refused, others }
}
console.log(JSON.stringify(results, null, 1))

/** Whether the server finds nothing wrong with a body, whatever is wrong with the rest of the request. */
function isTaken(validate: ReturnType<Emitted['createValidation']>, id: string, body: Json): boolean {
  const headers = { 'content-type': 'application/json' }
  try {
    validate(id, { path: {}, search: '', headers, body: structuredClone(body) })
    return true
  } catch (error) {
    const { errors } = error as { errors?: { in: string }[] }
    if (!errors) throw error
    return errors.every(one => one.in !== 'body')
  }
}
