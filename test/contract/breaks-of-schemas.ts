// What breaks the rules on schemas: objects, fields, references, bounds, problems and events.

import { type Breaks, type Draft, field, schema } from './breaks.ts'

function moveToEnd(table: Draft, name: string): void {
  const moved = table[name]
  delete table[name]
  table[name] = moved
}

export const schemaBreaks: Breaks = {
  'closed-objects': [
    [
      'an open object',
      d => delete schema(d, 'EmployeeCreate').unevaluatedProperties,
      /Remove unevaluatedProperties, so that it is closed/,
    ],
    ['closed fields', d => (schema(d, 'EmployeeFields').unevaluatedProperties = false), /has to stay open/],
    [
      'additionalProperties',
      d => (schema(d, 'FiscalYear').additionalProperties = false),
      /does not see what allOf adds/,
    ],
    [
      'an object without a name',
      d => (schema(d, 'FiscalYear').properties.extra = { type: 'object' }),
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
      d => {
        schema(d, 'EmployeePage').required = ['data', 'has_more']
      },
      /"EmployeePage" lacks next_cursor/,
    ],
    ['an object without either', d => delete schema(d, 'Employee').required, /"Employee" lacks first_name/],
    ['a field that is not there', d => schema(d, 'EmployeePage').required.push('logo'), /no property of it/],
    [
      'a sensitive field that must be there',
      d => (schema(d, 'Employee').required = ['national_id']),
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
      'a list of ids that refer to nothing',
      d => delete schema(d, 'AnnouncementDraftFields').properties.branch_ids.items['x-references'],
      /"branch_ids" does not say what it refers to.* the \$ref of its items/,
    ],
    ['a reference to no schema', d => (field(d, 'branch_id')['x-references'] = 'Team'), /which is no schema/],
    [
      'a reference to one of several, of which one is no schema',
      d => (schema(d, 'PayrollOperation').properties.started_by['x-references'] = ['ApiKey', 'Robot']),
      /x-references of started_by names "Robot"/,
    ],
    [
      'a field that is written and refers to one of several',
      d => (field(d, 'branch_id')['x-references'] = ['Branch', 'Department']),
      /"branch_id" can be written/,
    ],
  ],
  'object-const': [
    [
      'a table that another object shows',
      d => (schema(d, 'Branch')['x-table'] = 'departments'),
      /"Department" shows the table departments/,
    ],
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
  expected: [
    [
      'words without a pattern',
      d => (field(d, 'father_name')['x-expected'] = 'a name'),
      /x-expected words a pattern/,
    ],
    [
      'a pattern without words in a parameter',
      d => delete d.components.parameters.IdempotencyKey.schema['x-expected'],
      /Add x-expected/,
    ],
    ['a pattern without words', d => delete schema(d, 'CountryCode')['x-expected'], /Add x-expected/],
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
  title: [
    [
      'a field that the object lacks',
      d => (schema(d, 'Employee')['x-title'] = ['surname']),
      /x-title: "Employee" has no field "surname"/,
    ],
    [
      'a code that is no field',
      d => (schema(d, 'Department')['x-code'] = 'number'),
      /x-code: "Department" has no field "number"/,
    ],
    [
      'a field that a scope hides',
      d => (schema(d, 'Employee')['x-code'] = 'national_id'),
      /"national_id" of "Employee" has x-sensitive/,
    ],
    [
      'a field that is computed',
      d => (schema(d, 'ApiKey')['x-title'] = ['status']),
      /"status" of "ApiKey" has x-computed/,
    ],
    [
      'one of what no table stores',
      d => (schema(d, 'DepartmentFields')['x-title'] = ['name']),
      /Nobody finds a "DepartmentFields" by its id/,
    ],
    [
      'an actor without a name',
      d => (schema(d, 'AuditEntry')['x-actor'] = true),
      /x-actor: "AuditEntry" has no name. Add x-title/,
    ],
  ],
  'id-prefix': [
    [
      'a stored object without one',
      d => delete schema(d, 'Employee')['x-id-prefix'],
      /"Employee" does not say what its ids start with/,
    ],
    ['four letters', d => (schema(d, 'Employee')['x-id-prefix'] = 'empl'), /three letters from a to z/],
    ['one of two objects', d => (schema(d, 'Department')['x-id-prefix'] = 'emp'), /ids of "Employee" start/],
    [
      'one of no id',
      d => (schema(d, 'DepartmentFields')['x-id-prefix'] = 'def'),
      /"DepartmentFields" has no id/,
    ],
    [
      'an example of another object',
      d => (field(d, 'department_id').examples = ['emp_01k21fdv66feyb5k5ze5g9980h']),
      /its example is of something else/,
    ],
    [
      'an example of neither object',
      d =>
        (schema(d, 'PayrollOperation').properties.started_by.examples = ['emp_01k21fdv66feyb5k5ze5g9980h']),
      /"started_by" is the id of ApiKey or Member/,
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
    ['two media types', d => (d.components.responses.Conflict.content['text/csv'] = {}), /Write exactly one/],
  ],
  events: [
    [
      'an event by another name',
      d => (d.webhooks['employee.created'].post.operationId = 'created'),
      /Write operationId: employeeCreated/,
    ],
    ['an event with a key', d => delete d.webhooks['employee.created'].post.security, /Write security: \[\]/],
    [
      'a body of another event',
      d => (schema(d, 'EmployeeCreatedEvent').properties.type.const = 'employee.made'),
      /const: employee.created/,
    ],
  ],
  order: [
    [
      'a path behind one of a later tag',
      d => moveToEnd(d.paths, '/v1/employees'),
      /"\/v1\/employees" belongs to employees, and stands behind "\/.+" of .+\. Move it behind "\/v1\//,
    ],
    [
      'a schema behind one of a later tag',
      d => moveToEnd(d.components.schemas, 'Department'),
      /"Department" belongs to departments, and stands behind ".+" of .+\. Move it behind "DepartmentFields"/,
    ],
  ],
}
