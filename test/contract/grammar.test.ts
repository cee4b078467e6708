// The grammar of the contract: each rule refuses a small deliberate break and says what to write instead.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { rules } from '../../packages/contract/lint/rules.ts'

// biome-ignore lint/suspicious/noExplicitAny: a break reaches anywhere into the document
type Draft = any

const root = resolve(__dirname, '../..')
const contract: unknown = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))
const copy = (): Draft => structuredClone(contract)
const config = parse(readFileSync(join(root, 'redocly.yaml'), 'utf8')).rules as Record<string, unknown>

const optionsOf = (rule: string) => {
  const setting = config[`muster/${rule}`]
  return typeof setting === 'object' ? (setting as Record<string, unknown>) : {}
}
const findings = (rule: string, draft: Draft) =>
  [...rules[rule]!(draft, optionsOf(rule))].map(({ at, message }) => `${at.join('.')}: ${message}`)

const schema = (draft: Draft, name: string) => draft.components.schemas[name]
const field = (draft: Draft, name: string) => schema(draft, 'EmployeeFields').properties[name]
const list = (draft: Draft) => draft.paths['/v1/employees'].get
const filter = (draft: Draft, name: string) => list(draft).parameters.find((p: Draft) => p.name === name)
const create = (draft: Draft) => draft.paths['/v1/employees'].post
const one = (draft: Draft) => draft.paths['/v1/employees/{id}'].get
const to = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` })

type Break = [what: string, how: (draft: Draft) => void, says: RegExp]

const breaks: Record<string, Break[]> = {
  'operation-id': [
    [
      'a verb that is not on the list',
      d => (one(d).operationId = 'fetchEmployee'),
      /Write one of list, get, create/,
    ],
    ['a noun that is not the tag', d => (one(d).operationId = 'getPerson'), /Write "getEmployee"/],
    ['a list in the singular', d => (list(d).operationId = 'listEmployee'), /Write "listEmployees"/],
    ['a verb under another method', d => (one(d).operationId = 'updateEmployee'), /Write it under patch/],
  ],
  'one-tag': [
    ['two tags', d => one(d).tags.push('me'), /Write exactly one/],
    ['a tag that nobody declared', d => (one(d).tags = ['people']), /Add it to the top-level tags/],
    ['a tag that nobody uses', d => d.tags.push({ name: 'loans', description: 'Loans.' }), /Remove it/],
    ['a tag in camel case', d => (d.tags[2].name = 'fiscalYears'), /not snake_case/],
    ['a tag without a group', d => d['x-tagGroups'].pop(), /one group of x-tagGroups/],
  ],
  'one-success': [
    ['two successes', d => (one(d).responses['202'] = to('responses', 'Employee')), /Write exactly one/],
    ['no success', d => delete one(d).responses['200'], /0 answers/],
    ['201 from a get', d => (one(d).responses = { 201: to('responses', 'Employee') }), /Write '200'/],
    [
      'an answer in place',
      d => (one(d).responses['200'] = { description: 'Yes.' }),
      /\$ref to components\/responses/,
    ],
    [
      'a create without replay',
      d => (create(d).responses['201'] = to('responses', 'Employee')),
      /Idempotent-Replay/,
    ],
  ],
  'problem-responses': [
    [
      'no 429',
      d => delete one(d).responses['429'],
      /Add '429': \{ \$ref: '#\/components\/responses\/TooManyRequests'/,
    ],
    ['no 404 for an id', d => delete one(d).responses['404'], /404 is missing/],
    ['no 409 for a create', d => delete create(d).responses['409'], /409 is missing/],
    ['a 404 without an id', d => (list(d).responses['404'] = to('responses', 'NotFound')), /Remove it/],
    [
      'a failure of its own',
      d => (one(d).responses['404'] = { description: 'No.' }),
      /so that all failures look alike/,
    ],
    [
      'an unknown status',
      d => (one(d).responses['418'] = to('responses', 'NotFound')),
      /Use one of 400, 401/,
    ],
  ],
  'response-headers': [
    [
      'an answer without Request-Id',
      d => delete d.components.responses.Employee.headers['Request-Id'],
      /Add Request-Id/,
    ],
    [
      'a 429 without Retry-After',
      d => delete d.components.responses.TooManyRequests.headers['Retry-After'],
      /Retry-After/,
    ],
  ],
  scopes: [
    [
      'a scope that does not exist',
      d => (one(d).security[0].api_key = ['employee:read']),
      /Use one of the enum of Scope/,
    ],
    ['no security', d => delete one(d).security, /Write security:/],
    ['two scopes at once', d => one(d).security[0].api_key.push('org:read'), /one entry for each scope/],
    [
      'a scope without a meaning',
      d => delete schema(d, 'Scope')['x-scopes']['org:read'],
      /Add "org:read: ..."/,
    ],
    ['a meaning without a scope', d => (schema(d, 'Scope')['x-scopes']['pay:read'] = 'Pay.'), /Add it there/],
    [
      'a field sensitive to nothing',
      d => (field(d, 'national_id')['x-sensitive'] = 'secret'),
      /which is no scope/,
    ],
  ],
  'request-body': [
    ['an optional body', d => delete create(d).requestBody.required, /Write required: true/],
    [
      'a body in place',
      d => (create(d).requestBody.content['application/json'].schema = {}),
      /no named schema/,
    ],
    [
      'the wrong direction',
      d => (create(d).requestBody.content['application/json'].schema = to('schemas', 'EmployeeUpdate')),
      /named \.\.\.Create/,
    ],
    [
      'another media type',
      d => (create(d).requestBody.content['text/xml'] = {}),
      /application\/json and nothing else/,
    ],
  ],
  idempotency: [
    ['a POST without a key', d => (create(d).parameters = []), /parameters\/IdempotencyKey/],
    [
      'a GET with a key',
      d => list(d).parameters.push(to('parameters', 'IdempotencyKey')),
      /Remove the IdempotencyKey/,
    ],
  ],
  described: [
    ['no summary', d => delete one(d).summary, /at most 60 characters/],
    ['no description', d => (one(d).description = 'Gets it.'), /for the caller/],
    [
      'a field without words',
      d => delete field(d, 'first_name').description,
      /"first_name" has no description/,
    ],
    ['a schema without words', d => delete schema(d, 'Employee').description, /what it is/],
    ['a filter without words', d => delete filter(d, 'employee_code').description, /Say what it does/],
  ],
  'list-shape': [
    [
      'a list that is no page',
      d => (list(d).responses['200'] = to('responses', 'Employee')),
      /Answer a schema named XPage/,
    ],
    [
      'a page that is no list',
      d => (one(d).responses['200'] = to('responses', 'EmployeePage')),
      /Name it list/,
    ],
    ['a list without limit', d => list(d).parameters.shift(), /parameters\/Limit/],
    [
      'a list without updated_since',
      d => (list(d).parameters = list(d).parameters.slice(0, 2)),
      /UpdatedSince/,
    ],
    [
      'a page with more in it',
      d => (schema(d, 'EmployeePage').properties.total = { type: 'integer' }),
      /and nothing else/,
    ],
  ],
  filters: [
    [
      'a filter of another type',
      d => (filter(d, 'status').schema = { type: 'string' }),
      /schemas\/EmployeeStatus/,
    ],
    [
      'a filter with other bounds',
      d => (filter(d, 'employee_code').schema.maxLength = 9),
      /the same type, enum and bounds/,
    ],
  ],
  'reserved-characters': [
    [
      'a time that refuses a colon',
      d => delete d.components.parameters.UpdatedSince.allowReserved,
      /allowReserved: true/,
    ],
    ['text that refuses a plus', d => delete filter(d, 'employee_code').allowReserved, /allowReserved: true/],
  ],
  'closed-objects': [
    [
      'an open object',
      d => delete schema(d, 'EmployeeCreate').unevaluatedProperties,
      /End it with unevaluatedProperties: false/,
    ],
    ['closed fields', d => (schema(d, 'EmployeeFields').unevaluatedProperties = false), /has to stay open/],
    [
      'additionalProperties',
      d => (schema(d, 'Company').additionalProperties = false),
      /does not see what allOf adds/,
    ],
    [
      'an object without a name',
      d => (schema(d, 'Company').properties.extra = { type: 'object' }),
      /Move it to components\/schemas/,
    ],
  ],
  'one-definition': [
    [
      'a field twice',
      d => (schema(d, 'Employee').allOf[1].properties.first_name = { type: 'string' }),
      /defines first_name again/,
    ],
    [
      'required among the fields',
      d => (schema(d, 'EmployeeFields').required = ['first_name']),
      /Move required to EmployeeCreate/,
    ],
    [
      'an update with required',
      d => (schema(d, 'EmployeeUpdate').required = ['status']),
      /minProperties: 1 and no required/,
    ],
    ['a create of its own', d => (schema(d, 'EmployeeCreate').allOf = []), /schemas\/EmployeeFields/],
  ],
  'required-complete': [
    [
      'a field that may be absent',
      d => (schema(d, 'EmployeeFields').properties.badge = { type: 'string' }),
      /"Employee" lacks badge/,
    ],
    ['a field that is not there', d => schema(d, 'Company').required.push('logo'), /no property of it/],
    [
      'a sensitive field that must be there',
      d => schema(d, 'Employee').required.push('national_id'),
      /is sensitive and absent/,
    ],
  ],
  'nullable-style': [
    ['anyOf', d => (field(d, 'branch_id').anyOf = [{ type: 'null' }]), /anyOf is not used/],
    ['nullable', d => (field(d, 'father_name').nullable = true), /nullable is not used/],
    ['null first', d => (field(d, 'father_name').type = ['null', 'string']), /one type and null/],
    ['an enum without its null', d => field(d, 'gender').enum.pop(), /says so twice/],
    [
      'a bound beside a reference',
      d => (field(d, 'work_email').maxLength = 80),
      /Give the narrower schema a name/,
    ],
    ['a twin that differs', d => (schema(d, 'NullableMoney').pattern = '^.*$'), /has to be Money or null/],
  ],
  'shared-scalars': [
    [
      'a date of its own',
      d => (schema(d, 'EmployeeFields').properties.joining_date = { type: 'string' }),
      /is a Date by its name/,
    ],
    ['a format in place', d => (field(d, 'father_name').format = 'email'), /format: email has a name/],
    [
      'money as a number',
      d => (schema(d, 'PayGradeFields').properties.min_salary = { type: 'number' }),
      /is a Money by its name/,
    ],
  ],
  references: [
    [
      'an id that refers to nothing',
      d => delete field(d, 'department_id')['x-references'],
      /Add x-references/,
    ],
    [
      'a reference to no schema',
      d => (field(d, 'department_id')['x-references'] = 'Team'),
      /which is no schema/,
    ],
    [
      'a reference that is due',
      d => (d.components.schemas.SalaryStructure = { type: 'object' }),
      /x-references: SalaryStructure/,
    ],
  ],
  'object-const': [
    ['a type by another name', d => (schema(d, 'ApiKey').properties.object.const = 'key'), /const: api_key/],
    ['a record without an id', d => delete schema(d, 'ApiKey').properties.id, /has no id/],
    ['a table in camel case', d => (schema(d, 'PayGrade')['x-table'] = 'payGrades'), /such as pay_grades/],
    ['a table without a type', d => delete schema(d, 'ApiKey').properties.object, /Add object/],
  ],
  bounded: [
    ['text without an end', d => delete field(d, 'father_name').maxLength, /Add maxLength/],
    [
      'an integer without an end',
      d => delete schema(d, 'DesignationFields').properties.level.maximum,
      /Add minimum and maximum/,
    ],
    [
      'an array without an end',
      d => delete schema(d, 'ShiftFields').properties.weekly_off_days.maxItems,
      /Add maxItems/,
    ],
    [
      'a JSON number',
      d => (schema(d, 'DesignationFields').properties.level = { type: 'number' }),
      /Write a decimal as text/,
    ],
  ],
  'no-body-default': [
    [
      'a default in a body',
      d => (schema(d, 'ShiftFields').properties.is_default.default = false),
      /filled in on PATCH/,
    ],
  ],
  'problem-table': [
    [
      'a code without a row',
      d => delete schema(d, 'ProblemCode')['x-problems'].conflict,
      /Add conflict: \{ status, title, remedy \}/,
    ],
    ['a row without a code', d => schema(d, 'ProblemCode').enum.pop(), /not in the enum of ProblemCode/],
    [
      'a row without a remedy',
      d => delete schema(d, 'ProblemCode')['x-problems'].conflict.remedy,
      /what to do next/,
    ],
    [
      'a row without a status',
      d => (schema(d, 'ProblemCode')['x-problems'].conflict.status = '409'),
      /such as status: 409/,
    ],
  ],
  'one-problem': [
    [
      'a failure as plain JSON',
      d => {
        const { NotFound } = d.components.responses
        NotFound.content = { 'application/json': NotFound.content['application/problem+json'] }
      },
      /application\/problem\+json with schema/,
    ],
    ['two media types', d => (d.components.responses.Employee.content['text/csv'] = {}), /Write exactly one/],
  ],
  events: [
    [
      'an event by another name',
      d => (d.webhooks['employee.created'].post.operationId = 'created'),
      /Write operationId: employeeCreated/,
    ],
    ['an event with a key', d => delete d.webhooks['employee.created'].post.security, /Write security: \[\]/],
    [
      'an event without a signature',
      d => d.webhooks['employee.created'].post.parameters.pop(),
      /lacks MusterSignature/,
    ],
    [
      'a body of another event',
      d => (schema(d, 'EmployeeCreatedEvent').properties.type.const = 'employee.made'),
      /const: employee.created/,
    ],
  ],
}

describe('The grammar of the contract', () => {
  describe.each(Object.keys(rules))('muster/%s', rule => {
    it('finds nothing in the contract as it is', () => {
      expect(findings(rule, contract)).toEqual([])
    })

    it.each(breaks[rule] ?? [])('refuses %s', (_what, how, says) => {
      const draft = copy()
      how(draft)
      expect(findings(rule, draft)).toContainEqual(expect.stringMatching(says))
    })
  })

  it('has a break to show for every rule, and redocly.yaml makes every rule an error', () => {
    expect(Object.keys(breaks).sort()).toEqual(Object.keys(rules).sort())
    const severities = Object.keys(rules).map(rule => {
      const setting = config[`muster/${rule}`] as string | { severity: string } | undefined
      return [rule, typeof setting === 'object' ? setting.severity : setting]
    })
    expect(severities).toEqual(Object.keys(rules).map(rule => [rule, 'error']))
  })
})

describe('The linter', () => {
  type Report = { problems: { ruleId: string; location: { start: { line: number } }[] }[] }
  let clean: Report
  let broken: Report

  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'grammar-'))
    try {
      const draft = copy()
      for (const rule of Object.keys(breaks)) breaks[rule]!.at(-1)![1](draft)
      writeFileSync(join(folder, 'broken.json'), JSON.stringify(draft, null, 2))
      const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
      const args = [
        'lint',
        'openapi.yaml',
        join(folder, 'broken.json'),
        '--config',
        'redocly.yaml',
        '--format',
        'json',
        '--max-problems',
        '1000',
      ]
      const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
      const node = join(root, 'node_modules/.bin/node')
      const { stdout } = spawnSync(node, [cli, ...args], { cwd: root, encoding: 'utf8', env })
      const reports = stdout.split(/(?<=^\})(?=\{)/m).map(part => JSON.parse(part) as Report)
      clean = reports[0]!
      broken = reports[1]!
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('accepts the contract without an error or a warning', () => {
    expect(clean.problems).toEqual([])
  })

  it('runs every one of our rules and names the line', () => {
    const ours = broken.problems.filter(({ ruleId }) => ruleId.startsWith('muster/'))
    const seen = [...new Set(ours.map(({ ruleId }) => ruleId.slice('muster/'.length)))]
    expect(seen.sort()).toEqual(Object.keys(rules).sort())
    expect(ours.filter(({ location }) => !(location[0]!.start.line > 1))).toEqual([])
  })
})
