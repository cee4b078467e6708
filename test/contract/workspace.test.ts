// The document of the Workspace API: what an integration may call, with examples, and nothing of the console alone.
import { publicContract, workspaceContract } from '@muster/contract/public'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { publicKeys, writtenKeys } from '../../packages/contract/keys.ts'
import { documentFor } from '../../scripts/audiences/audiences.ts'
import { listAnnounced } from '../../scripts/audiences/breaks.ts'
import { sayHere } from '../../scripts/audiences/workspace-prose.ts'
import { readContract } from '../../scripts/contract.ts'

type Node = { readonly [key: string]: unknown }
interface Operation extends Node {
  readonly operationId: string
  readonly description: string
  readonly security: readonly Node[]
  readonly responses: Node
  readonly requestBody?: Node
}
interface Document {
  readonly info: { readonly title: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks?: unknown
  readonly components: Readonly<Record<string, Node>>
}

const text = workspaceContract()
const document = JSON.parse(text) as Document
const whole = readContract().document as unknown as Document

const methods = ['get', 'post', 'put', 'patch', 'delete']
const listOperations = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap(method => (item[method] ? [{ path, operation: item[method] }] : [])),
  )
const operations = listOperations(document)
const idsOf = (audience: string | undefined) =>
  listOperations(whole).flatMap(({ operation }) =>
    operation['x-audience'] === audience ? [operation.operationId] : [],
  )

function* listKeys(node: unknown): Iterable<string> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith('x-')) yield key
    yield* listKeys(value)
  }
}

function* listReferences(node: unknown): Iterable<string> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (key === '$ref' && typeof value === 'string') yield value
    yield* listReferences(value)
  }
}

describe('the document of the Workspace API', () => {
  it('has the operations that the contract says it has, and no other', () => {
    expect(operations.map(({ operation }) => operation.operationId)).toEqual(idsOf('workspace'))
    expect(operations.length).toBeGreaterThan(290)
    const path = /^\/console\//
    expect(operations.filter(one => !path.test(one.path))).toEqual([])
  })

  it('asks for a token, and never for a session', () => {
    const asked = operations.flatMap(({ operation }) => operation.security.flatMap(one => Object.keys(one)))
    expect([...new Set(asked)]).toEqual(Object.keys(document.components.securitySchemes!))
    expect(asked).not.toContain('session')
  })

  it('names no operation of the console in what it says, and no key of the inside', () => {
    const inside = new Set(
      [...listKeys(document)].filter(key => ![...publicKeys, ...writtenKeys].includes(key)),
    )
    expect([...inside]).toEqual([])
    expect(text).not.toContain('Muster-Reach')
    expect(text).not.toContain('sign_in_refused')
    expect(document.webhooks).toBeUndefined()
  })

  it('has what it refers to, and nothing that it does not reach', () => {
    const reached = new Set<string>()
    const follow = (node: unknown): void => {
      for (const ref of listReferences(node)) {
        if (reached.has(ref)) continue
        reached.add(ref)
        const [, , section = '', name = ''] = ref.split('/')
        expect([ref, document.components[section]?.[name] !== undefined]).toEqual([ref, true])
        follow(document.components[section]![name])
      }
    }
    follow(document.paths)
    const { securitySchemes: _, ...components } = document.components
    const there = Object.entries(components).flatMap(([section, parts]) =>
      Object.keys(parts).map(name => `#/components/${section}/${name}`),
    )
    expect(there.filter(ref => !reached.has(ref))).toEqual([])
  })

  it('shows a valid example of each JSON that is sent and received', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
    addFormats.default(ajv)
    ajv.addSchema({ $id: 'muster:workspace', ...document })
    const found = operations.flatMap(({ operation }) => {
      const answers = Object.entries(operation.responses).filter(([status]) => /^2/.test(status))
      const parts = [operation.requestBody, ...answers.map(([, answer]) => answer)]
      return parts.flatMap(part => {
        const json = ((part as Node | undefined)?.content as Node | undefined)?.['application/json'] as Node
        return json ? [{ id: operation.operationId, schema: json.schema, value: json.example }] : []
      })
    })
    expect(found.length).toBeGreaterThan(400)
    const wrong = found.flatMap(({ id, schema, value }) => {
      const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"muster:workspace#/')))
      return check(value) ? [] : [`${id}: ${ajv.errorsText(check.errors)} in ${JSON.stringify(value)}`]
    })
    expect(wrong).toEqual([])
  })

  it('says what it promises, and has the sections that hold for both', () => {
    const { title, description } = document.info
    expect(title).toBe('Muster Workspace API')
    expect(description).toContain('90 days')
    expect(description.match(/^## .*/gm)).toEqual([
      '## Stability',
      '## Authentication',
      '## Trying',
      '## Values',
      '## Paging',
      '## Idempotency',
      '## Errors',
      '## Sensitive fields',
      '## Limits',
    ])
  })

  it('says of its tags what they are, and not that they are elsewhere', () => {
    expect(
      document.tags.filter(({ description }) => /read-only here|\w+ in the console\.$/.test(description)),
    ).toEqual([])
    expect(document.tags.filter(({ description }) => description.length < 15)).toEqual([])
    expect(sayHere('Where a salary goes. Sensitive, and read-only here.')).toBe(
      'Where a salary goes. Sensitive.',
    )
    expect(sayHere('They nest. Written in the console.')).toBe('They nest.')
  })
})

describe('audiences', () => {
  it('leave no operation out and have none twice', () => {
    const all = [undefined, 'workspace', 'console'].map(audience => idsOf(audience))
    expect(all.flat().sort()).toEqual(
      listOperations(whole)
        .map(({ operation }) => operation.operationId)
        .sort(),
    )
    const open = listOperations(JSON.parse(publicContract()) as Document)
    expect(open.map(({ operation }) => operation.operationId)).toEqual(all[0])
  })

  it.each([
    ['getMember', [false, false]],
    ['lockPayrollRun', [false, true]],
    ['listEmployees', [true, false]],
  ] as const)('that lose %s are those that had it', (id, touched) => {
    const { document: before } = readContract()
    const after = structuredClone(before)
    for (const item of Object.values(after.paths ?? {}) as Record<string, { operationId?: string }>[])
      for (const method of methods) if (item[method]?.operationId === id) delete item[method]
    const changes = (['public', 'workspace'] as const).map(
      audience =>
        JSON.stringify(documentFor(audience, before)) !== JSON.stringify(documentFor(audience, after)),
    )
    expect(changes).toEqual(touched)
  })

  it('have lines of their own in the changelog where they break', () => {
    const before = '- **Breaking:** Old.\n'
    const now = `${before}- **Breaking, Workspace API:** \`lockPayrollRun\` is gone.\n- Other.\n`
    expect(listAnnounced('public', before, now)).toEqual([])
    expect(listAnnounced('workspace', before, now)).toEqual([
      '- **Breaking, Workspace API:** `lockPayrollRun` is gone.',
    ])
    expect(listAnnounced('public', '', now)).toEqual(['- **Breaking:** Old.'])
  })
})
