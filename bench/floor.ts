// The floors: node:http and one prepared statement per request, text dates, nothing else. What the full service is held against.

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { fields } from './floor-fields.ts'
import { rowsFloors } from './floor-rows.ts'

for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ])
  pg.types.setTypeParser(type, text => text)

const pool = new pg.Pool({ connectionString: process.argv[2]!, max: 16, options: '-c TimeZone=UTC' })

interface Row {
  readonly id: string
  readonly created_at: string
}

const selected = `select 'employee' as object, ${fields} from employees where workspace_id = $1`

function list(name: string, condition = '', limit = 25) {
  return {
    name,
    limit,
    text: `${selected} and not deleted ${condition} order by created_at desc, id desc limit ${limit + 1}`,
  }
}

const lists: Readonly<Record<string, ReturnType<typeof list>>> = {
  list_25: list('list_25'),
  list_100: list('list_100', '', 100),
  after: list('after', 'and (created_at, id) < ($2::timestamptz, $3)'),
  department: list('department', 'and department_id = $2 and status = $3'),
  status: list('status', 'and status = $2'),
  // Planned for its values each time: the one plan for all values walks through the whole workspace where little changed.
  changed: { ...list('changed', 'and updated_at >= $2::timestamptz'), name: '' },
}

async function page({ limit, ...statement }: ReturnType<typeof list>, values: string[]): Promise<object> {
  const { rows } = await pool.query<Row>({ ...statement, values })
  const more = rows.length > limit
  if (more) rows.pop()
  const last = more && rows.at(-1)
  return { data: rows, has_more: more, next_cursor: last ? `${last.created_at} ${last.id}` : null }
}

const get = { name: 'get', text: `${selected} and id = $2` }

const insert = {
  name: 'insert',
  text: `insert into employees (workspace_id, id, employee_code, first_name, last_name, joining_date, department_id, designation_id, employment_type_id, status)
    values ($1, $2, $2, $3, $4, $5, $6, $7, $8, 'active') returning 'employee' as object, ${fields}`,
}

const update = {
  name: 'update',
  text: `update employees set phone_primary = $3, updated_at = now() where workspace_id = $1 and id = $2 returning 'employee' as object, ${fields}`,
}

let made = 0

/** Of the floor of the same rows: /rows/create/<workspace>. PostgreSQL makes the text, for the event and the answer that is stored hold it too. */
async function writeRows(req: IncomingMessage, [name, workspace, id]: string[]): Promise<string> {
  const body = JSON.parse(await text(req)) as Record<string, string>
  const idempotencyKey = req.headers['idempotency-key'] as string
  const { rows } = await pool.query<{ body: string }>(
    rowsFloors[name!]!({ workspace: workspace!, id: id!, body, idempotencyKey }),
  )
  return rows[0]!.body
}

/** The path names the statement and its values: /department/<workspace>/<department>/<status>. */
async function answer(name: string, values: string[], req: IncomingMessage): Promise<unknown> {
  const listed = lists[name]
  if (listed) return page(listed, values)
  if (req.method === 'GET') return (await pool.query({ ...get, values })).rows[0]
  const body = JSON.parse(await text(req)) as Record<string, string>
  if (req.method === 'PATCH')
    return (await pool.query({ ...update, values: [...values, body.phone_primary] })).rows[0]
  values.push(
    `floor_${process.pid}_${Date.now()}_${made++}`,
    body.first_name!,
    body.last_name!,
    body.joining_date!,
  )
  values.push(body.department_id!, body.designation_id!, body.employment_type_id!)
  return (await pool.query({ ...insert, values })).rows[0]
}

function text(req: IncomingMessage): Promise<string> {
  return new Promise(resolve => {
    let all = ''
    req.on('data', chunk => (all += chunk)).on('end', () => resolve(all))
  })
}

const server = createServer(async (req, res) => {
  const [, name, ...values] = req.url!.split('/')
  const body = Buffer.from(
    name === 'rows' ? await writeRows(req, values) : JSON.stringify(await answer(name!, values, req)),
  )
  res
    .writeHead(req.method === 'POST' ? 201 : 200, {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
    })
    .end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())
