// What is written out of the short form of the contract: the whole document, as callers read it.

import { readFileSync } from 'node:fs'
import { keepExtensions, readDocument } from '@muster/codegen'
import { publicContract } from '@muster/contract/public'
import {
  type Contract,
  isOfWorkspace,
  operations,
  readName,
  type Schema,
  successes,
} from '../../packages/contract/document.ts'
import { expandContract } from '../../packages/contract/expand.ts'
import { publicKeys } from '../../packages/contract/keys.ts'
import { contractFile, parseContract, readContract } from '../../scripts/contract.ts'
import { addExamples } from '../../scripts/examples/add-examples.ts'
import { dropReach } from '../../scripts/reach/public-reach.ts'

const short = parseContract()
const whole = expandContract(short)
const everywhere = [
  'Request-Id',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
]

describe('The contract written out', () => {
  it('does not change when it is written out again', () => {
    expect(expandContract(whole)).toEqual(whole)
  })

  it('does not change its source', () => {
    expect(short).toEqual(parseContract())
  })

  it('contains nothing of the short form', () => {
    const keys = [
      'x-always',
      'x-body',
      'x-page-of',
      'x-event-of',
      'x-filters',
      'x-complete',
      'x-enum-of',
      'x-record',
    ]
    expect(keys.filter(key => JSON.stringify(whole).includes(`"${key}"`))).toEqual([])
  })

  it('is the source of the public document', () => {
    // The samples that are written into it have a test of their own.
    const open = keepExtensions(JSON.parse(publicContract()), publicKeys)
    const { paths, ...published } = open as unknown as Contract
    const document = keepExtensions(addExamples(dropReach(readContract().document)), publicKeys)
    const { paths: all, webhooks } = document as unknown as Contract
    expect(published.webhooks).toEqual(webhooks)
    const outside = Object.entries(all!).filter(([path]) => !path.startsWith('/console/'))
    expect(Object.entries(paths!)).toEqual(outside)
  })

  /** Deletions of what others still need or what is approved, figures that a run of another kind does not have, and files that are not there. */
  const declaring: ReadonlySet<string> = new Set([
    'deleteAnnouncementDraft',
    'deleteComment',
    'deleteEmployeeAddress',
    'deleteEmployeeBankAccount',
    'deleteEmployeeContact',
    'deleteEmployeeDependant',
    'deleteEmploymentContractFile',
    'deleteExpenseClaimItem',
    'acceptInvitation',
    'createPasskey',
    'deleteExpenseReceipt',
    'deleteJobChange',
    'deleteMember',
    'deletePasskey',
    'deletePayrollImport',
    'deletePayrollRun',
    'deleteRole',
    'deleteSalaryAssignment',
    'deleteSalaryStructureComponent',
    'getExportContent',
    'getHrLetterContent',
    'getLetterheadPreview',
    'getPayrollRunPreview',
    'getPayrollVariance',
    'getSalarySlipContent',
    'getTaxCertificate',
    'issueAccountRecoveryCodes',
    'issuePasskeyProof',
    'issuePasskeyRegistration',
    'issuePasskeySignIn',
    'listPayrollVariances',
    'openSession',
    'proveSession',
    'proveSignOn',
    'readInvitation',
    'stopBankAccountChange',
    'verifyAccountTotp',
    'verifySession',
    'verifySignOn',
  ])

  it.each(operations(whole).map(located => [located.operation.operationId!, located] as const))(
    'says how %s can fail, and with which headers it answers',
    (id, { operation, path, method }) => {
      const isWriting = ['post', 'patch'].includes(method) && isOfWorkspace(operation)
      const conflicts = isWriting || declaring.has(id)
      const failures = [
        '400',
        '401',
        '403',
        // What does not concern somebody is not there for them.
        ...(path.includes('{') || operation['x-reach']?.includes('concerned') ? ['404'] : []),
        ...(conflicts ? ['409'] : []),
        ...(operation.requestBody ? ['413', '415'] : []),
        '429',
        '500',
        '503',
      ]
      const answers = operation.responses!
      expect(Object.keys(answers).filter(status => !status.startsWith('2'))).toEqual(failures)
      for (const status of failures) {
        const shared = whole.components!.responses![readName('responses', answers[status])!]!
        expect(Object.keys(shared.headers!)).toEqual(expect.arrayContaining(everywhere))
      }
      const { status } = successes(whole, operation)[0]!
      const replay = method === 'post' && isOfWorkspace(operation) ? ['Idempotent-Replay'] : []
      const isTriable = method !== 'get' && isOfWorkspace(operation) && !operation['x-no-dry-run']
      const tried = isTriable ? ['Dry-Run'] : []
      const own = Object.keys(short.paths![path]![method]!.responses![status]!.headers ?? {})
      expect(Object.keys(answers[status]!.headers!)).toEqual([...everywhere, ...replay, ...tried, ...own])
    },
  )

  it('accepts an idempotency key for every POST inside a workspace, and for nothing else', () => {
    const keyed = operations(whole).filter(({ parameters }) => names(parameters).includes('IdempotencyKey'))
    const posts = operations(whole).filter(
      ({ method, operation }) => method === 'post' && isOfWorkspace(operation),
    )
    expect(keyed).toEqual(posts)
  })

  it('makes a create and an update of the fields that a record has', () => {
    const { DepartmentCreate, DepartmentUpdate } = whole.components!.schemas!
    const allOf = [{ $ref: '#/components/schemas/DepartmentFields' }]
    expect(DepartmentCreate).toEqual({
      description: 'A department to be created.',
      allOf,
      required: ['name'],
      unevaluatedProperties: false,
    })
    expect(DepartmentUpdate).toEqual({
      description: 'The fields of a department to change. A field that is not sent does not change.',
      allOf,
      minProperties: 1,
      unevaluatedProperties: false,
    })
  })

  it('gives a record its object, its id and its times, and says that they are there', () => {
    const { Department, Asset } = whole.components!.schemas!
    const [, own] = Department!.allOf!
    expect(Object.keys(own!.properties!)).toEqual(['object', 'id', 'created_at', 'updated_at'])
    expect(own!.properties!.object).toEqual({ type: 'string', const: 'department' })
    expect(own!.properties!.id).toMatchObject({ description: 'Identifies the department.' })
    expect(Department!.required).toEqual(expect.arrayContaining(['name', 'id', 'updated_at']))
    const fields = Object.keys(Asset!.allOf![1]!.properties!)
    expect(fields.join(' ')).toBe('object id status current_assignment_id holder_id created_at updated_at')
  })

  it('says in plain words what an operation does, where nothing else is written', () => {
    const { get, post } = whole.paths!['/v1/departments']!
    expect([get!.summary, get!.description, post!.summary]).toEqual([
      'List departments',
      'Returns the departments of the workspace, newest first.',
      'Create a department',
    ])
    const { get: one } = whole.paths!['/v1/departments/{id}']!
    expect([one!.summary, one!.description]).toEqual([
      'Get a department',
      'Returns one department by its id.',
    ])
    expect(post!.description).not.toBe(one!.description)
  })

  it('sends an event with its type and its record', () => {
    const body = whole.webhooks!['employee.created']!.post!.requestBody
    const schema = { $ref: '#/components/schemas/EmployeeCreatedEvent' }
    expect(body).toEqual({ required: true, content: { 'application/json': { schema } } })
    expect(whole.components!.schemas!.EmployeeCreatedEvent).toMatchObject({
      description: 'An employee was created.',
      properties: {
        id: { $ref: '#/components/schemas/Id' },
        type: { type: 'string', const: 'employee.created' },
        data: { $ref: '#/components/schemas/Employee' },
      },
      required: ['id', 'type', 'data'],
      unevaluatedProperties: false,
    })
  })

  const taken: [name: string, filter: object][] = [
    ['status', { schema: { $ref: '#/components/schemas/EmployeeStatus' } }],
    ['branch_id', { schema: { $ref: '#/components/schemas/Id' } }],
    ['employee_code', { allowReserved: true, schema: { type: 'string', maxLength: 50 } }],
  ]
  it.each(taken)('accepts the values of the field for the filter %s', (name, filter) => {
    const found = whole.paths!['/v1/employees']!.get!.parameters!.find(one => one.name === name)
    expect(found).toEqual({ name, in: 'query', description: expect.any(String), ...filter })
  })

  const lists = operations(whole).filter(({ operation }) => operation.operationId!.startsWith('list'))
  it.each(lists.map(located => [located.operation.operationId!, located] as const))(
    'pages %s with the parameters that its records allow',
    (_id, { operation, parameters }) => {
      const page = readName('schemas', successes(whole, operation)[0]!.schema)!
      const record = page.slice(0, -'Page'.length)
      expect(whole.components!.schemas![page]).toEqual({
        type: 'object',
        description: expect.any(String),
        properties: {
          data: {
            type: 'array',
            description: expect.any(String),
            items: { $ref: `#/components/schemas/${record}` },
          },
          has_more: expect.objectContaining({ type: 'boolean' }),
          next_cursor: expect.objectContaining({ $ref: '#/components/schemas/NullableCursor' }),
        },
        required: ['data', 'has_more', 'next_cursor'],
        unevaluatedProperties: false,
      })
      const fields = JSON.stringify(whole.components!.schemas![record])
      const paging = ['Limit', 'StartingAfter', 'UpdatedSince', 'IncludeDeleted']
      expect(names(parameters).filter(name => paging.includes(name!))).toEqual([
        'Limit',
        'StartingAfter',
        ...(fields.includes('"updated_at"') ? ['UpdatedSince'] : []),
        ...(fields.includes('"deleted"') ? ['IncludeDeleted'] : []),
      ])
    },
  )
})

const names = (parameters: { $ref?: string }[]) => parameters.map(node => readName('parameters', node))

describe('The short form', () => {
  it('is an OpenAPI document by itself', () => {
    expect(() => readDocument(parseContract() as never, 'openapi.yaml')).not.toThrow()
  })

  it('has no comment behind a value, which may be the rest of a text without quotes', () => {
    const lines = readFileSync(contractFile, 'utf8')
      .replace(/"[^"\n]*"|'[^'\n]*'/g, '""')
      .split('\n')
    expect(lines.filter(line => /[^\s#].*\s#/.test(line))).toEqual([])
  })

  const record: Schema = { type: 'object', properties: { id: { type: 'string' } } }
  const small = (operation: object, always: object = {}): Contract =>
    expandContract({
      'x-always': always as never,
      paths: { '/its': { get: operation } } as never,
      components: {
        schemas: { It: record, ItPage: record },
        headers: { A: {}, B: {} },
        parameters: { P: { name: 'p', in: 'query' } },
      },
    })
  const answer = (contract: Contract) => contract.paths!['/its']!.get!.responses!['200']!

  it('lets a response or an operation override a header or a parameter', () => {
    const own = { description: 'Own.' }
    const itsOwn = { name: 'own', in: 'query' }
    const headers = { A: { $ref: '#/components/headers/A' }, B: { $ref: '#/components/headers/B' } }
    const parameter = { $ref: '#/components/parameters/P' }
    const written = small(
      {
        parameters: [itsOwn],
        responses: { '200': { description: 'It.', 'x-body': 'It', headers: { A: own } } },
      },
      { answer: { headers }, get: { parameters: [parameter] } },
    )
    expect(answer(written).headers).toEqual({ A: own, B: headers.B })
    expect(written.paths!['/its']!.get!.parameters).toEqual([itsOwn, parameter])
  })

  it('accepts the long form of an older contract', () => {
    const long = {
      description: 'A page.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ItPage' } } },
    }
    expect(answer(small({ responses: { '200': long } }))).toEqual(long)
  })
})
