// What breaks the short form of the contract: x-always, x-body and x-page-of used wrongly, or stated twice.

import { type Break, create, type Draft, list, one, schema, to } from './breaks.ts'

const always = (draft: Draft) => draft['x-always']
const remove = (draft: Draft) => draft.paths['/v1/employees/{id}'].delete

export const shortFormBreaks: readonly Break[] = [
  [
    'an answer of no schema',
    d => (one(d).responses['200']['x-body'] = 'Employe'),
    /200\.x-body: There is no schema "Employe"/,
  ],
  [
    'a page of no schema',
    d => (list(d).responses['200']['x-page-of'] = 'Employe'),
    /200\.x-page-of: There is no schema "Employe"/,
  ],
  [
    'a body of no schema',
    d => (create(d)['x-body'] = 'EmployeCreate'),
    /post\.x-body: There is no schema "EmployeCreate"/,
  ],
  [
    'a schema by its place',
    d => (create(d)['x-body'] = to('schemas', 'EmployeeCreate')),
    /Write the bare name of one/,
  ],
  ['a body said twice', d => (create(d).requestBody = { content: {} }), /stands here and under requestBody/],
  [
    'an answer said twice',
    d => (list(d).responses['200'].content = {}),
    /x-page-of and content say what this answer holds/,
  ],
  [
    'an answer that is shared',
    d => (one(d).responses['200'] = to('responses', 'Conflict')),
    /Write this answer in place/,
  ],
  ['a page without a form', d => delete always(d).page.schema, /Write x-always\.page\.schema/],
  ['a page by hand', d => (d.components.schemas.LoanPage = {}), /x-page-of: Loan. Remove "LoanPage"/],
  ['an entry about nothing', d => (always(d).puts = {}), /x-always knows no "puts"/],
  ['an entry that adds nothing', d => (always(d).patch.response = {}), /has no "response". Write parameters/],
  [
    'a list of required beside the word',
    d => (schema(d, 'Company').required = ['id']),
    /"Company" is x-complete/,
  ],
  [
    'an enum of nothing',
    d => (schema(d, 'EventType')['x-enum-of'] = 'events'),
    /EventType\.x-enum-of: There is no table "events"/,
  ],
  [
    'a failure that is added',
    d => (one(d).responses['429'] = to('responses', 'TooManyRequests')),
    /x-always adds 429 here/,
  ],
  ['a 404 without an id', d => (list(d).responses['404'] = to('responses', 'NotFound')), /Remove it/],
  [
    'a failure of its own',
    d => (one(d).responses['404'] = { description: 'No.' }),
    /so that all failures look alike/,
  ],
  [
    'a conflict of its own',
    d => (remove(d).responses['409'] = { description: 'No.' }),
    /so that all failures look alike/,
  ],
  ['an unknown status', d => (one(d).responses['418'] = to('responses', 'NotFound')), /Use one of 400, 401/],
  [
    'a GET with a key',
    d => list(d).parameters.push(to('parameters', 'IdempotencyKey')),
    /x-always adds IdempotencyKey wherever it belongs. Remove it/,
  ],
  [
    'a POST that names its key',
    d => (create(d).parameters = [to('parameters', 'IdempotencyKey')]),
    /IdempotencyKey wherever it belongs/,
  ],
  [
    'an event that names its signature',
    d => (d.webhooks['employee.created'].post.parameters = [to('parameters', 'MusterSignature')]),
    /x-always adds MusterSignature wherever it belongs/,
  ],
  [
    'a list of what is never deleted',
    d => d.paths['/v1/departments'].get.parameters.push(to('parameters', 'IncludeDeleted')),
    /x-always adds IncludeDeleted wherever it belongs/,
  ],
]
