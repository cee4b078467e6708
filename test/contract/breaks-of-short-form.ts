// What breaks the short form of the contract: x-always, x-body and x-page-of used wrongly, or stated twice.

import { type Break, create, type Draft, field, list, one, schema, to } from './breaks.ts'

const always = (draft: Draft) => draft['x-always']
const event = (draft: Draft) => draft.webhooks['employee.created'].post
const messages = (draft: Draft) => draft.paths['/console/messages'].get
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
    /x-body holds the bare name of a schema/,
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
    /post\.x-event-of: x-event-of does not stand here. Write it at an event/,
  ],
  [
    'two events of one name',
    d => (d.webhooks.employee_created = { post: event(d) }),
    /This makes the schema EmployeeCreatedEvent, as employee\.created does/,
  ],
  [
    'an event without a summary',
    d => delete event(d).summary,
    /The summary describes the schema of the event/,
  ],
  [
    'an event under another method',
    d => (d.webhooks['employee.created'].put = event(d)),
    /Nothing is made of "put"/,
  ],
  ['an event that is no record', d => (event(d)['x-event-of'] = 'Date'), /"Date" is no record/],
  [
    'a page of no records',
    d => (list(d).responses['200']['x-page-of'] = 'DepartmentCreate'),
    /"DepartmentCreate" is no record/,
  ],
  ['a page by hand', d => (d.components.schemas.LoanPage = {}), /x-page-of: Loan. Remove "LoanPage"/],
  [
    'an entry about no operation',
    d => (always(d).page_with_update_at = {}),
    /No operation is what "page_with_update_at" is about/,
  ],
  [
    'an entry that adds nothing to an answer',
    d => (always(d).answer.responses = {}),
    /The entry answer of x-always has no "responses". Write headers/,
  ],
  [
    'an entry that leads nowhere',
    d => (always(d).answer.headers['Request-Id'] = to('headers', 'RequestIdd')),
    /x-always\.answer\.headers\.Request-Id: .* points at nothing/,
  ],
  [
    'entries that contradict each other',
    d => (always(d).post.responses['400'] = to('responses', 'Conflict')),
    /The entry operation adds another 400/,
  ],
  [
    'an entry that says how to succeed',
    d => (always(d).post.responses['201'] = { description: 'Made.' }),
    /An operation says itself how it succeeds/,
  ],
  ['an entry of nothing', d => (always(d).patch = null), /x-always\.patch: Nothing stands here/],
  ['an entry about nothing', d => (always(d).puts = {}), /x-always knows no "puts"/],
  ['an entry that adds nothing', d => (always(d).patch.response = {}), /has no "response". Write parameters/],
  [
    'a list of required beside the word',
    d => (schema(d, 'EmployeeCompensation').required = ['id']),
    /"EmployeeCompensation" is x-complete/,
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
  [
    'a header that is added',
    d => (one(d).responses['200'].headers = { 'request-id': to('headers', 'RequestId') }),
    /x-always adds the header Request-Id/,
  ],
  [
    'a filter and a parameter of its path',
    d => (d.paths['/v1/employees'].parameters = [{ name: 'status', in: 'query' }]),
    /The query has "status" twice/,
  ],
  [
    'a parameter that is added',
    d => (list(d).parameters = [{ name: 'limit', in: 'query' }]),
    /The query has "limit" twice/,
  ],
  ['a GET with a body', d => (list(d)['x-body'] = 'EmployeeCreate'), /A GET has no body/],
  ['a DELETE with a body', d => (remove(d)['x-body'] = 'EmployeeUpdate'), /A DELETE has no body/],
  ['a body that is no object', d => (create(d)['x-body'] = 'Date'), /"Date" has no fields/],
  ['a body of what every object has', d => (create(d)['x-body'] = 'constructor'), /no schema "constructor"/],
  [
    'a creation of many at once',
    d => (create(d)['x-bulk'] = true),
    /x-bulk marks an action on a record, such as POST \/v1\/leave_applications/,
  ],
  ['a POST that is audited', d => (create(d)['x-audited'] = true), /x-audited marks a GET/],
  [
    'an operation under an unknown method',
    d => (d.paths['/console/messages'].options = messages(d)),
    /Nothing is made of "options" here. Write get, post/,
  ],
  [
    'an operation of the console that says nobody whom it is for',
    d => delete messages(d)['x-audience'],
    /Say whom it is for, x-audience: workspace or console, or move it/,
  ],
  [
    'an operation of /v1 that is hidden from keys',
    d => (one(d)['x-audience'] = 'workspace'),
    /Remove x-audience, or move it/,
  ],
  [
    'an operation for nobody that there is',
    d => (messages(d)['x-audience'] = 'public'),
    /x-audience holds workspace where an integration may call it, .*and not "public"/,
  ],
  ['an event hidden', d => (event(d)['x-audience'] = 'console'), /x-audience does not stand here/],
  [
    'a schema hidden',
    d => (schema(d, 'Company')['x-audience'] = 'console'),
    /x-audience does not stand here/,
  ],
  [
    'a path hidden',
    d => (d.paths['/console/messages']['x-audience'] = 'console'),
    /x-audience does not stand here. Write it at an operation/,
  ],
  [
    'a key misspelled',
    d => (list(d)['x-filter'] = {}),
    /There is no key "x-filter". An operation may have .*x-filters/,
  ],
  [
    'a key misspelled at a field',
    d => (field(d, 'national_id')['x-sensitve'] = 'employees.sensitive:read'),
    /There is no key "x-sensitve". A field may have .*x-sensitive/,
  ],
  [
    'a page of an operation',
    d => (list(d)['x-page-of'] = 'Employee'),
    /x-page-of does not stand here. Write it at a response/,
  ],
  ['a response of nothing', d => (list(d).responses['200'] = null), /200: Nothing stands here/],
  ['a schema of nothing', d => (d.components.schemas.Loan = null), /Loan: Nothing stands here/],
  [
    'a complete request',
    d => (schema(d, 'LoanCreate')['x-complete'] = true),
    /x-complete is for what a response contains/,
  ],
  [
    'a schema that is composed of nothing',
    d => (schema(d, 'LoanCreate').allOf[0] = to('schemas', 'DepartmentFeilds')),
    /LoanCreate\.allOf\.0: .*DepartmentFeilds points at nothing/,
  ],
  [
    'a schema that is composed of itself',
    d => (schema(d, 'DepartmentFields').allOf = [to('schemas', 'Department')]),
    /"DepartmentFields" is composed of itself/,
  ],
  ['a YAML alias that leads back', d => (list(d).responses.itself = list(d)), /This contains itself/],
  [
    'an end of which nobody learns the day',
    d => (list(d).deprecated = true),
    /Nobody learns when listEmployees ends\. Remove deprecated, and write x-deprecations: \{ listEmployees/,
  ],
  [
    'an end of an operation that is not there',
    d => (d['x-deprecations'].listPeople = { since: '2026-12-01', until: '2027-12-01' }),
    /There is no operation "listPeople"/,
  ],
  [
    'an end without a day',
    d => (d['x-deprecations'].listEmployees = { since: '2026-12-01', until: '2027-02-30' }),
    /since when it is deprecated and until when\. Write \{ since: /,
  ],
  [
    'an end that comes too soon',
    d => (d['x-deprecations'].listEmployees = { since: '2026-12-01', until: '2027-02-28' }),
    /takes 90 days' notice\. Write until: "2027-03-01"/,
  ],
  [
    'an end that comes too soon where the tag is stable',
    d => (d['x-deprecations'].createPayrollRun = { since: '2026-12-01', until: '2027-03-01' }),
    /takes 180 days' notice\. Write until: "2027-05-30"/,
  ],
  [
    'a stability of another name',
    d => (d.tags[0]['x-stability'] = 'beta'),
    /x-stability holds preview or stable/,
  ],
]
