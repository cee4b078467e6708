// What breaks the short form of the contract: x-always, x-body and x-page-of used wrongly, or stated twice.

import { type Break, create, type Draft, list, one, schema, to } from './breaks.ts'

const always = (draft: Draft) => draft['x-always']
const event = (draft: Draft) => draft.webhooks['employee.created'].post
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
  [
    'a body said twice',
    d => (create(d).requestBody = { content: {} }),
    /x-body and requestBody say what the body is/,
  ],
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
  [
    'a page without a form',
    d => delete always(d).page.schema,
    /Write x-always\.page\.schema, an object with data/,
  ],
  [
    'a filter of no field',
    d => (list(d)['x-filters'].state = 'Only some.'),
    /x-filters\.state: What this lists has no field "state"/,
  ],
  ['a filter of what is no list', d => (one(d)['x-filters'] = { status: 'Only some.' }), /no field "status"/],
  ['a filter without words', d => (list(d)['x-filters'].status = null), /Say what the filter does/],
  [
    'a filter with a schema of its own',
    d => (list(d).parameters = [{ name: 'status', in: 'query', schema: { type: 'string' } }]),
    /Write x-filters: \{ status: \.\.\. \}/,
  ],
  [
    'an event without a form',
    d => delete always(d).event.schema.properties.type,
    /Write x-always\.event\.schema, an object with id, type, data/,
  ],
  [
    'an event of no schema',
    d => (event(d)['x-event-of'] = 'Employe'),
    /x-event-of: There is no schema "Employe"/,
  ],
  [
    'an event by hand',
    d => (d.components.schemas.LoanMadeEvent = {}),
    /x-event-of and its record. Remove "LoanMadeEvent"/,
  ],
  [
    'an operation as an event',
    d => (create(d)['x-event-of'] = 'Employee'),
    /Only what stands under webhooks is an event/,
  ],
  ['a page by hand', d => (d.components.schemas.LoanPage = {}), /x-page-of: Loan. Remove "LoanPage"/],
  [
    'an entry about no operation',
    d => (always(d).page_with_update_at = {}),
    /No operation is what "page_with_update_at" is about/,
  ],
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
    d => (list(d).parameters = [to('parameters', 'IdempotencyKey')]),
    /x-always adds IdempotencyKey wherever it belongs. Remove it/,
  ],
  [
    'a POST that names its key',
    d => (create(d).parameters = [to('parameters', 'IdempotencyKey')]),
    /IdempotencyKey wherever it belongs/,
  ],
  [
    'an event that names its signature',
    d => (event(d).parameters = [to('parameters', 'MusterSignature')]),
    /x-always adds MusterSignature wherever it belongs/,
  ],
  [
    'a list of what is never deleted',
    d => (d.paths['/v1/departments'].get.parameters = [to('parameters', 'IncludeDeleted')]),
    /x-always adds IncludeDeleted wherever it belongs/,
  ],
]
