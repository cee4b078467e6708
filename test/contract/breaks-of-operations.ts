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
    ['a tag that nobody uses', d => d.tags.push({ name: 'pensions', description: 'Pensions.' }), /Remove it/],
    ['a tag in camel case', d => (d.tags[2].name = 'fiscalYears'), /not snake_case/],
    ['a tag without a group', d => d['x-tagGroups'].pop(), /one group of x-tagGroups/],
  ],
  'one-success': [
    ['two successes', d => (one(d).responses['202'] = one(d).responses['200']), /Write exactly one/],
    ['no success', d => delete one(d).responses['200'], /0 answers/],
    ['201 from a get', d => (one(d).responses = { 201: one(d).responses['200'] }), /Write '200'/],
    [
      'an answer that is text as well',
      d => (one(d).responses['200'].content['text/csv'] = {}),
      /The server answers JSON, or bytes .*Remove text\/csv/,
    ],
    [
      'an answer without a schema',
      d => (create(d).responses['201'] = { description: 'Yes.' }),
      /Write x-body: X beside its description/,
    ],
  ],
  'response-headers': [
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
      'a permission that does not exist',
      d => (adjust(d).security = [{ console_token: ['leave.read'] }]),
      /Write one permission: .*x-permissions of console_token lists them/,
    ],
    [
      'a write without a permission',
      d => (adjust(d).security = [{ console_token: [] }]),
      /Write one permission: .*x-permissions of console_token lists them/,
    ],
    [
      'a write with two permissions',
      d => (adjust(d).security = [{ console_token: ['leave.manage', 'payroll.manage'] }]),
      /Write one permission: .*x-permissions of console_token lists them/,
    ],
    [
      'a rehearsal without a permission',
      d => Object.assign(adjust(d), { 'x-rehearsed': true, security: [{ console_token: [] }] }),
      /Write one permission: .*x-permissions of console_token lists them/,
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
    [
      'a field that says where another is sensitive, which is not',
      d => (field(d, 'father_name')['x-sensitive-where'] = 'deleted'),
      /stands alone/,
    ],
  ],
  audience: [
    [
      'an integration that signs somebody in',
      d => (d.paths['/console/sessions'].post['x-audience'] = 'workspace'),
      /openSession belongs to a person, or to nobody yet, .*Write x-audience: console/,
    ],
    [
      'an integration with an account',
      d => (d.paths['/console/account'].get['x-audience'] = 'workspace'),
      /getAccount belongs to a person/,
    ],
    [
      'an integration that makes roles',
      d => (d.paths['/console/roles'].post['x-audience'] = 'workspace'),
      /createRole asks for members.manage, which no service is given. Write x-audience: console/,
    ],
    [
      'an integration that makes keys',
      d => (d.paths['/console/api_keys/issue'].post['x-audience'] = 'workspace'),
      /issueApiKey asks for api.manage/,
    ],
    [
      'an integration that asks for itself',
      d => (d.paths['/console/profile_changes'].post['x-audience'] = 'workspace'),
      /createProfileChange asks for profile.request/,
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
    ['a list that is no page', d => (list(d).responses = one(d).responses), /Write x-page-of: X/],
    ['a page that is no list', d => (one(d).responses = list(d).responses), /Name it list/],
  ],
  'soft-deletion': [
    [
      'a delete of what is not flagged',
      d => delete schema(d, 'EmployeeAddress').allOf[1].properties.deleted,
      /deleteEmployeeAddress answers a record without deleted/,
    ],
    [
      'records that are deleted unseen',
      d => delete schema(d, 'Employee').allOf[1].properties.updated_at,
      /without updated_at/,
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
