// What breaks x-record and the defaults: entries that there are not, and what would be added anyway.

import { type Break, type Draft, list, schema } from './breaks.ts'

const form = (draft: Draft) => schema(draft, 'Department')['x-record']
const update = (d: Draft) => {
  d.components.schemas.DepartmentUpdate = {
    description: 'The fields of a department to change. A field that is not sent does not change.',
    allOf: [{ $ref: '#/components/schemas/DepartmentFields' }],
    minProperties: 1,
  }
}

export const recordBreaks: readonly Break[] = [
  [
    'an entry that there is not',
    d => (form(d).creat = ['name']),
    /x-record\.creat: .+ Did you mean "create"\?/,
  ],
  [
    'a record that is written out',
    d => delete schema(d, 'Department')['x-record'],
    /"Department" is a record that is written out\. Write x-record: \{ id: dep_ and 26/,
  ],
  [
    'a record of people that is written out',
    d => {
      const record = schema(d, 'Passkey')
      delete record['x-record']
      Object.assign(record.properties!, {
        object: { type: 'string', const: 'passkey' },
        id: { $ref: '#/components/schemas/Id' },
      })
    },
    /"Passkey" is a record that is written out/,
  ],
  ['a record without an id', d => delete form(d).id, /Department\.x-record: .+ Write id: dep_ and 26/],
  ['an id of another record', d => (form(d).id = 'emp_01k21fdv66feyb5k5ze5g9980h'), /ids begin with dep_/],
  [
    'a field that a create cannot need',
    d => (form(d).create = ['nam']),
    /has no "nam"\. Did you mean "name"\?/,
  ],
  [
    'a create that names no list',
    d => (form(d).create = 'name'),
    /create: Write the fields that a create needs/,
  ],
  ['an update that is not true', d => (form(d).update = false), /x-record\.update: Write true/],
  ['a time that there is not', d => (form(d).times = ['creatd_at']), /Did you mean "created_at"\?/],
  [
    'a body of no fields',
    d => delete d.components.schemas.DepartmentFields,
    /x-record\.create: There are no DepartmentFields that it could take/,
  ],
  [
    'a list of required fields beside it',
    d => (schema(d, 'Department').required = ['id']),
    /Department\.required: x-record says required already/,
  ],
  [
    'a field that it adds',
    d => (schema(d, 'Department').properties = { id: { $ref: '#/components/schemas/Id' } }),
    /Department\.properties\.id: x-record adds "id"/,
  ],
  ['a schema that it makes', update, /DepartmentUpdate: x-record of Department makes "DepartmentUpdate"/],
  [
    'a schema that it would make',
    d => {
      delete form(d).update
      update(d)
    },
    /DepartmentUpdate: .+ makes the same\. Remove this and write update: true there/,
  ],
  [
    'a record in itself',
    d => (schema(d, 'DepartmentFields').allOf = [{ $ref: '#/components/schemas/Department' }]),
    /"Department" is composed of itself/,
  ],
  [
    'x-record at a field',
    d => (schema(d, 'DepartmentFields').properties.name['x-record'] = {}),
    /x-record does not stand here/,
  ],
  [
    'a summary that follows',
    d => (list(d).summary = 'List employees'),
    /summary: This summary follows from operationId/,
  ],
  [
    'a description that follows',
    d => (list(d).description = 'Returns the employees of the workspace, newest first.'),
    /description: This description follows from operationId/,
  ],
  [
    'an object that says it is closed',
    d => (schema(d, 'Department').unevaluatedProperties = false),
    /Every object is closed anyway/,
  ],
]
