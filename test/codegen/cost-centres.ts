// A noun as a person would add it to the project: its contract, its table, its page and its words. The rest is generated.

/** What is added to openapi.yaml, each text behind the line that it follows. */
export const contractParts: readonly (readonly [after: string, text: string])[] = [
  [
    '\ntags:\n',
    `  - name: cost_centres
    x-displayName: Cost centres
    description: What costs are booked on.
`,
  ],
  [
    '\npaths:\n',
    `  /v1/cost_centres:
    get:
      operationId: listCostCentres
      tags: [cost_centres]
      security: [{ api_key: [org:read] }]
      responses:
        "200": { description: A page of cost centres., x-page-of: CostCentre }
    post:
      operationId: createCostCentre
      tags: [cost_centres]
      description: Creates a cost centre. Answers 409 when one has the code already.
      security: [{ api_key: [org:write] }]
      x-body: CostCentreCreate
      responses:
        "201": { description: The cost centre that was created., x-body: CostCentre }

  /v1/cost_centres/{id}:
    parameters:
      - $ref: "#/components/parameters/Id"
    get:
      operationId: getCostCentre
      tags: [cost_centres]
      security: [{ api_key: [org:read] }]
      responses:
        "200": { description: The cost centre., x-body: CostCentre }
    patch:
      operationId: updateCostCentre
      tags: [cost_centres]
      description: Changes the fields that are sent and no others.
      security: [{ api_key: [org:write] }]
      x-body: CostCentreUpdate
      responses:
        "200": { description: The cost centre., x-body: CostCentre }
    delete:
      operationId: deleteCostCentre
      tags: [cost_centres]
      description: Soft-deletes a cost centre. Repeating it answers the same.
      security: [{ api_key: [org:write] }]
      responses:
        "200": { description: The cost centre., x-body: CostCentre }

`,
  ],
  [
    '\n  schemas:\n',
    `    CostCentreFields:
      type: object
      description: What a caller may write of a cost centre.
      properties:
        code: { type: string, minLength: 1, maxLength: 20, description: Its unique code., examples: [CC-100] }
        name: { type: string, minLength: 1, maxLength: 100, description: Its name., examples: [Workshop] }
        head_employee_id:
          $ref: "#/components/schemas/NullableId"
          x-references: Employee
          description: Who answers for its costs, or null.
          examples: ["emp_01k21fe3zefz69jqj7htb64786"]
    CostCentre:
      description: What costs are booked on.
      x-table: cost_centres
      x-id-prefix: ccr
      x-record: { id: ccr_01k21fe3zefz69jqj7htb64786, create: [code, name], update: true }
      properties:
        deleted: { type: boolean, description: Whether it is soft-deleted., examples: [false] }
`,
  ],
]

/** The group of the docs' sidebar, which is the folder of the slice as well. */
export const group = { from: 'tags: [departments, ', to: 'tags: [departments, cost_centres, ' }

/** What that line gains where it is generated. */
export const groupWord = '"cost_centres", '

export const migration = `-- Cost centres: what costs are booked on.

create table cost_centres (
  workspace_id text collate "C" not null,
  id text collate "C" not null,
  code text not null,
  name text not null,
  head_employee_id text collate "C",
  deleted boolean not null default false,
  created_at timestamptz(3) not null default stamp(),
  updated_at timestamptz(3) not null default stamp(),
  constraint cost_centres_pkey primary key (workspace_id, id),
  constraint cost_centres_head_employee_id_fkey foreign key (workspace_id, head_employee_id)
    references employees (workspace_id, id)
);
create unique index cost_centres_code_key on cost_centres (workspace_id, folded(code) collate "C") where not deleted;
create index cost_centres_created_at_idx on cost_centres (workspace_id, created_at, id);
`

export const pagePath = 'packages/console/pages/organisation/cost-centre.ts'

export const page = `// Cost centres, as the console shows them.
import * as costCentres from '../../gen/operations/cost-centres.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'CostCentre',
  operations: costCentres,
  columns: ['code', 'name', 'head_employee_id'],
})
`

/** A line in each of these files, before the one that begins so. */
export const addedLines: readonly (readonly [path: string, before: string, line: string])[] = [
  [
    'packages/console/pages/organisation/room.ts',
    "    '/organisation/branches'",
    "    '/organisation/cost-centres': { kind: 'CostCentre', load: () => import('./cost-centre.ts') },",
  ],
  [
    'packages/console/words/ur/records.json',
    '  "kind.CountryTemplate"',
    '  "kind.CostCentre": "{count, plural, one {مرکز لاگت} other {مراکز لاگت}}",',
  ],
  [
    'packages/console/words/ar/records.json',
    '  "kind.CountryTemplate"',
    '  "kind.CostCentre": "{count, plural, one {مركز تكلفة} other {مراكز التكلفة}}",',
  ],
]

export const slicePath = 'packages/server/features/organisation/handlers/cost-centres.ts'

/** It is generated as somebody would write it. */
export const slice = `// Cost centres: what costs are booked on.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const costCentres = resource('CostCentre')

export default {
  listCostCentres: costCentres.list,
  createCostCentre: costCentres.create,
  getCostCentre: costCentres.get,
  deleteCostCentre: costCentres.delete,
  updateCostCentre: costCentres.update,
} satisfies HandlersFor<'cost_centres'>
`

/** A caller's program: what it makes, and a reference to nobody. */
export const program = `import { Muster } from '@muster/sdk'

const muster = new Muster({ apiKey: process.argv[1], baseUrl: process.argv[2] })
const made = await muster.costCentres.create({ code: 'CC-100', name: 'Workshop' })
const refused = await muster.costCentres
  .create({ code: 'CC-101', name: 'Yard', head_employee_id: 'emp_nobody' })
  .catch(error => error.errors)
console.log(JSON.stringify({ made, refused }))
`
