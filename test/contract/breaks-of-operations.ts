// What breaks the rules on operations: names, answers, scopes, bodies, lists and filters.

import { type Breaks, create, type Draft, field, filter, list, one, schema, to } from './breaks.ts'

const adjust = (draft: Draft) => draft.paths['/console/leave_balances/{id}/adjust'].post

export const operationBreaks: Breaks = {
  'operation-id': [
    [
      'a verb that is not on the list',
      d => (one(d).operationId = 'fetchEmployee'),
      /Write one of list, get, create/,
    ],
    ['a noun that is not the tag', d => (one(d).operationId = 'getPerson'), /Write "getEmployee"/],
    ['a list in the singular', d => (list(d).operationId = 'listEmployee'), /Write "listEmployees"/],
    [
      'a part of a record that is named after itself',
      d => (d.paths['/v1/webhook_endpoints/{id}/secret'].get.operationId = 'getSecret'),
      /Write "getWebhookEndpoint"/,
    ],
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
    [
      'an operation of the console that callers see',
      d => delete adjust(d)['x-internal'],
      /Add x-internal: true, or move it under \/v1/,
    ],
    ['a hidden operation of callers', d => (one(d)['x-internal'] = true), /Remove x-internal, or move it/],
    [
      'a permission that does not exist',
      d => (adjust(d).security = [{ console_token: ['leave.read'] }]),
      /Write one permission: .*redocly\.yaml lists them/,
    ],
    [
      'a scope in the place of a permission',
      d => (adjust(d).security = [{ api_key: ['leave:write'] }]),
      /Write one permission/,
    ],
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
      'a body that an action needs nothing of',
      d => (d.paths['/v1/leave_applications/{id}/cancel'].post.requestBody.required = true),
      /Write required: false/,
    ],
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
  'soft-deletion': [
    [
      'a delete of what is not flagged',
      d => delete schema(d, 'EmployeeAddress').allOf[1].properties.deleted,
      /deleteEmployeeAddress answers a record without deleted/,
    ],
    [
      'a list that hides what was deleted',
      d => (list(d).parameters = list(d).parameters.slice(0, 3)),
      /parameters\/IncludeDeleted/,
    ],
    [
      'a list of what is never deleted',
      d => d.paths['/v1/departments'].get.parameters.push(to('parameters', 'IncludeDeleted')),
      /cannot take IncludeDeleted/,
    ],
    [
      'records that are deleted unseen',
      d => delete schema(d, 'Employee').allOf[1].properties.updated_at,
      /without updated_at/,
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
}
