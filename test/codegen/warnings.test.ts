// Warnings: how they are printed, and how rules make errors of them or silence them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codes } from '../../packages/codegen/document/codes.ts'
import { document, ok, workspaces } from './workspace.ts'

const workspace = workspaces()

const text = document(
  `  /pets:
    gett: { operationId: none, ${ok} }
    get: { operationId: listPets, ${ok} }`,
  `components:
  schemas:
    Pet:
      type: object
      propertis:
        name: { type: string }`,
)

const told = [
  'openapi.yaml:5:5 warning unknown-keyword: There is no "gett" in a path item. Did you mean "get"?',
  'openapi.yaml:11:7 warning unknown-keyword: There is no "propertis" in a schema. Did you mean "properties"?',
]

const lines = (output: string) => output.trim().split('\n').filter(Boolean)

it('are printed with line, column and code, and everything is written', () => {
  const { generate, files } = workspace(text)
  const { status, stderr } = generate()
  expect([status, lines(stderr)]).toEqual([0, told])
  expect(Object.keys(files())).toContain('gen/client.ts')
})

it('are not looked for where nothing changed', () => {
  const { generate } = workspace(text)
  generate()
  expect(generate()).toMatchObject({ status: 0, stderr: '' })
})

it('are printed by a check, too, which fails for what is stale only', () => {
  const { home, generate } = workspace(text)
  generate()
  writeFileSync(join(home, 'openapi.yaml'), text.replace('Done.', 'Gone.'))
  const { status, stderr } = generate('--check')
  expect(status).toBe(1)
  expect(lines(stderr).slice(0, 2)).toEqual(told)
})

it('are errors where a rule says so, and nothing is written', () => {
  const { generate, files } = workspace(text)
  const { status, stderr } = generate('--rule', 'unknown-keyword=error')
  expect([status, lines(stderr)]).toEqual([1, told.map(line => line.replace(' warning ', ' error '))])
  expect(Object.keys(files())).toEqual(['openapi.yaml'])
})

it('are silent where a rule says so', () => {
  const { generate } = workspace(text)
  expect(generate('--rule', 'unknown-keyword=silent')).toMatchObject({ status: 0, stderr: '' })
})

it('have rules in the config file, for each document', () => {
  const { home, run } = workspace(text)
  const config = (level: string) =>
    JSON.stringify({
      documents: [
        { document: 'openapi.yaml', out: 'gen', target: ['client'], rules: { 'unknown-keyword': level } },
      ],
    })
  const file = join(home, 'muster-codegen.config.json')
  writeFileSync(file, config('error'))
  expect(run().status).toBe(1)
  writeFileSync(file, config('silent'))
  expect(run()).toMatchObject({ status: 0, stderr: '' })
})

it.each([
  ['unknown-keywords=error', 'there is no code unknown-keywords. Did you mean unknown-keyword?'],
  ['unknown-keyword=loud', '--rules.unknown-keyword: there are error, warning, silent.'],
  ['unknown-keyword', '--rule unknown-keyword: write a code and a level, such as unknown-keyword=error.'],
  ['unresolved-reference=silent', 'this is always an error, because nothing can be made of such a document.'],
])('need a rule that is one: %s', (rule, message) => {
  const { status, stderr } = workspace(text).generate('--rule', rule)
  expect(status).toBe(2)
  expect(stderr).toContain(message)
})

it('name the file and the line of a document in several files', () => {
  const { home, generate } = workspace(
    document(
      `  /pets:\n    get:\n      responses: { '200': { $ref: 'parts/answers.yaml#/Pets' } }\n  /toys: { $ref: toys.yaml }`,
    ),
  )
  const parts = join(home, 'parts')
  mkdirSync(parts)
  writeFileSync(join(parts, 'answers.yaml'), `# Answers.\nPets:\n  description: Pets.\n  contents: {}\n`)
  writeFileSync(join(home, 'toys.yaml'), `get:\n  summry: Toys.\n  ${ok}\n`)
  expect(lines(generate().stderr).sort()).toEqual([
    'parts/answers.yaml:4:3 warning unknown-keyword: There is no "contents" in a response. Did you mean "content"?',
    'toys.yaml:2:3 warning unknown-keyword: There is no "summry" in an operation. Did you mean "summary"?',
  ])
})

it('name the line in JSON, and the keys where a file is one long line', () => {
  const broken = {
    openapi: '3.1.1',
    info: { title: 'A "quoted" {title}', version: '1' },
    paths: {
      '/a': {
        get: { descripton: 'x'.repeat(3000), responses: { 204: { description: 'Done.', conten: 1 } } },
      },
    },
  }
  expect(lines(workspace(JSON.stringify(broken, null, 2)).generate().stderr)).toEqual([
    'openapi.yaml:10:9 warning unknown-keyword: There is no "descripton" in an operation. Did you mean "description"?',
    'openapi.yaml:14:13 warning unknown-keyword: There is no "conten" in a response. Did you mean "content"?',
  ])
  expect(lines(workspace(JSON.stringify(broken)).generate().stderr)).toEqual([
    'openapi.yaml:1:96 warning unknown-keyword: There is no "descripton" in an operation. Did you mean "description"?',
    'openapi.yaml: paths./a.get.responses.204.conten warning unknown-keyword: There is no "conten" in a response. Did you mean "content"?',
  ])
})

it('name the line behind anchors, comments, texts of several lines and lists', () => {
  const { generate } = workspace(
    document(
      `  /a:
    get:
      description: |
        # Not a comment: {

        gett: 1
      parameters: # Those that follow.
        -
          # First.
          name: a
          in: query
          schema: &text
            type: string
            maxLengt: 3
        - name: b
          in: query
          requird: true
          schema: *text
      ${ok}`,
    ),
  )
  expect(lines(generate().stderr)).toEqual([
    'openapi.yaml:17:13 warning unknown-keyword: There is no "maxLengt" in a schema. Did you mean "maxLength"?',
    'openapi.yaml:20:11 warning unknown-keyword: There is no "requird" in a parameter. Did you mean "required"?',
  ])
})

it('are listed in the manual, each with its level and what it means', () => {
  const manual = readFileSync(join(process.cwd(), 'packages/codegen/README.md'), 'utf8')
  const listed = [...manual.matchAll(/^\| `([a-z0-9-]+)` +\| (error|warning|silent) +\| (.*?) +\|$/gm)]
  const known = Object.entries(codes).map(([code, { level, means }]) => [code, level, means])
  expect(listed.map(([, ...columns]) => columns)).toEqual(known)
})
