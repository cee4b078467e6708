// Compares the examples that are made of documents with the validation of answers, operation by operation.
//
// node examples-conform.ts FOLDER DOCUMENT [DOCUMENT ...]: prints for each how many answers were checked, and what is wrong.
import { basename, join } from 'node:path'
import {
  findMainContent,
  loadDocument,
  makeModel,
  msw,
  operations,
  placeFiles,
  validators,
} from '../../packages/codegen/index.ts'
import { makeHeaders } from '../../packages/codegen/targets/msw/examples.ts'
import { nameMediaType } from '../../packages/codegen/targets/msw/msw.ts'

interface Emitted {
  examples: Record<string, unknown>
  createResponseValidation(): (operation: string, answer: object) => void
}

const [folder = '', ...documents] = process.argv.slice(2)
const results: Record<string, object> = {}
for (const source of documents) {
  const model = makeModel(loadDocument(source))
  const out = join(folder, basename(source))
  const files = [...operations(model), ...validators(model, { responseValidation: true }), ...msw(model)]
  await placeFiles(out, files, { banner: 'Generated.' })
  const modules = ['examples', 'response-validation'].map(name => import(join(out, `${name}.ts`)))
  const { examples, createResponseValidation }: Emitted = Object.assign({}, ...(await Promise.all(modules)))
  const validate = createResponseValidation()
  const wrong: string[] = []
  let checked = 0
  for (const { id, success, answers } of model.operations) {
    const example = Object.hasOwn(examples, id) ? examples[id] : undefined
    const body = example instanceof Blob ? await example.bytes() : example
    const content = findMainContent(success.contents)
    const mediaType = content && nameMediaType(content)
    const headers = makeHeaders(answers.find(({ key }) => key === success.key) ?? {})
    try {
      validate(id, { status: success.status, headers, mediaType, body })
      checked++
    } catch (error) {
      wrong.push(`${(error as Error).message} ${JSON.stringify(example)}`)
    }
  }
  results[source] = { checked, wrong }
}
console.log(JSON.stringify(results, null, 1))
