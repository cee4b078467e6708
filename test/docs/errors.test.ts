// The pages of errors: one for each code of the contract, with a body as callers read it.

import { enums } from '@muster/contract'
import { publicContract } from '@muster/contract/public'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { exampleOf, problems, readCodes, source } from '../../packages/docs/errors/make-errors.ts'
import { Problem } from '../../packages/server/http/problem.ts'
import { builtDocs, readSource } from '../support/server/docs-build.ts'

const explained = readCodes(readSource(source))
const files = builtDocs()

it('has a section for each code, and for nothing else', () => {
  expect([...explained.keys()]).toEqual(enums.ProblemCode.values)
})

it.each(problems)('%s has a body that the contract allows', (code, row) => {
  const { components } = JSON.parse(publicContract())
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema({ components }, 'contract')
  const body = exampleOf(code, row, explained.get(code)!.body)
  const isPublic = !row.internal
  const valid = ajv.validate(
    { $ref: 'contract#/components/schemas/Problem' },
    isPublic ? body : { ...body, code: 'conflict' },
  )
  expect([valid, ajv.errors]).toEqual([true, null])
})

it.each(enums.ProblemCode.values)('%s has its page where the type of the problem leads', code => {
  const { type } = new Problem(code, 'It is refused.' as never).body('req_1')
  expect(type).toBe(`/docs/errors/${code}`)
  expect(files.get(`${type.slice('/docs/'.length)}/index.html`)?.bytes.toString()).toContain(
    `<code>${code}</code>`,
  )
})
