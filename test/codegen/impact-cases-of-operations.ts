// Changes of parameters, bodies, responses, headers and security.
import { type Level, text, whole } from './impact-cases.ts'

const parameter = (rest: object = {}) => ({ name: 'a', in: 'query', schema: text, ...rest })
const take = (...parameters: object[]) => ({ parameters })
const body = (rest: object = {}) => ({
  requestBody: { content: { 'application/json': { schema: text } }, ...rest },
})
const answer = (rest: object = {}, status = '200') => ({
  responses: { [status]: { description: 'A.', ...rest } },
})
const header = (rest: object = {}) => answer({ headers: { 'X-Rest': { schema: whole, ...rest } } })
const json = { 'application/json': { schema: text } }
const csv = { 'text/csv': { schema: text } }

export type OperationCase = readonly [
  name: string,
  before: object,
  after: object,
  level: Level,
  oasdiff?: string,
]

/** Changes of an operation; what is not written is the same on both sides. */
export const operationCases: readonly OperationCase[] = [
  ['an optional parameter was added', {}, take(parameter()), 'note'],
  ['a required parameter was added', {}, take(parameter({ required: true })), 'break'],
  ['a parameter was removed', take(parameter()), {}, 'warn'],
  ['a parameter became required', take(parameter()), take(parameter({ required: true })), 'break'],
  ['a parameter became optional', take(parameter({ required: true })), take(parameter()), 'note'],
  ['a parameter moved', take(parameter()), take(parameter({ in: 'header' })), 'warn'],
  [
    'a header parameter is written in other letters',
    take(parameter({ in: 'header' })),
    take(parameter({ in: 'header', name: 'A' })),
    'none',
  ],
  ['a parameter got another style', take(parameter()), take(parameter({ style: 'spaceDelimited' })), 'break'],
  ['a parameter is no longer exploded', take(parameter()), take(parameter({ explode: false })), 'break'],
  [
    'a parameter says its usual style',
    take(parameter()),
    take(parameter({ style: 'form', explode: true })),
    'none',
  ],
  [
    'the default of a parameter changed',
    take(parameter({ schema: { ...whole, default: 1 } })),
    take(parameter({ schema: { ...whole, default: 2 } })),
    'break',
  ],
  [
    'an enum value of a parameter was removed',
    take(parameter({ schema: { enum: ['a', 'b'] } })),
    take(parameter({ schema: { enum: ['a'] } })),
    'break',
  ],
  ['a parameter was deprecated', take(parameter()), take(parameter({ deprecated: true })), 'note'],
  ['a parameter is described otherwise', take(parameter()), take(parameter({ description: 'A.' })), 'none'],
  ['an optional body was added', {}, body(), 'note'],
  ['a required body was added', {}, body({ required: true }), 'break'],
  ['a body was removed', body(), {}, 'break'],
  ['a body became required', body(), body({ required: true }), 'break'],
  ['a body became optional', body({ required: true }), body(), 'note'],
  ['a body is taken in another form, too', body(), body({ content: { ...json, ...csv } }), 'note'],
  ['a body is no longer taken in a form', body({ content: { ...json, ...csv } }), body(), 'break'],
  ['a schema of a body was added', body({ content: { 'application/json': {} } }), body(), 'break'],
  ['a schema of a body was removed', body(), body({ content: { 'application/json': {} } }), 'note'],
  [
    'a response comes in another form, too',
    answer({ content: json }),
    answer({ content: { ...json, ...csv } }),
    'note',
  ],
  [
    'a response no longer comes in a form',
    answer({ content: { ...json, ...csv } }),
    answer({ content: json }),
    'break',
  ],
  [
    'a success was removed',
    { responses: { ...answer().responses, ...answer({}, '201').responses } },
    answer(),
    'break',
  ],
  [
    'a success was added',
    answer(),
    { responses: { ...answer().responses, ...answer({}, '201').responses } },
    'note',
  ],
  [
    'an error was added',
    answer(),
    { responses: { ...answer().responses, ...answer({}, '404').responses } },
    'note',
  ],
  [
    'an error was removed',
    { responses: { ...answer().responses, ...answer({}, '404').responses } },
    answer(),
    'note',
  ],
  ['a header was added', answer(), header(), 'note'],
  ['an optional header was removed', header(), answer(), 'warn'],
  ['a required header was removed', header({ required: true }), answer(), 'break'],
  ['a header became optional', header({ required: true }), header(), 'break'],
  ['a header became required', header(), header({ required: true }), 'note'],
  ['the type of a header changed', header(), header({ schema: text }), 'break'],
  [
    'a header is written in other letters',
    header(),
    answer({ headers: { 'x-rest': { schema: whole } } }),
    'none',
  ],
  ['security was added', {}, { security: [{ key: [] }] }, 'break', 'INFO'],
  ['security was removed', { security: [{ key: [] }] }, {}, 'note'],
  [
    'another scheme is enough, too',
    { security: [{ key: [] }] },
    { security: [{ key: [] }, { oauth: [] }] },
    'note',
  ],
  [
    'a scheme is no longer enough',
    { security: [{ key: [] }, { oauth: [] }] },
    { security: [{ key: [] }] },
    'break',
    'INFO',
  ],
  [
    'two schemes are needed',
    { security: [{ key: [] }] },
    { security: [{ key: [], oauth: [] }] },
    'break',
    'INFO',
  ],
  [
    'a scope was added',
    { security: [{ oauth: ['read'] }] },
    { security: [{ oauth: ['read', 'write'] }] },
    'break',
    'INFO',
  ],
  [
    'a scope was removed',
    { security: [{ oauth: ['read', 'write'] }] },
    { security: [{ oauth: ['read'] }] },
    'note',
  ],
  ['an operation was deprecated', {}, { deprecated: true }, 'note'],
  ['summary, description and extensions', {}, { summary: 'A.', description: 'B.', 'x-c': 1 }, 'none'],
]
