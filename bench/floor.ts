// The floor: node:http and one prepared statement per request, text dates, nothing else. What the full service is held against.

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const fields =
  'id, employee_code, first_name, last_name, father_name, date_of_birth, gender, marital_status, nationality, personal_email, work_email, ' +
  'phone_primary, national_id, department_id, designation_id, branch_id, employment_type_id, reporting_manager_id, joining_date, ' +
  'confirmation_date, probation_end_date, separation_date, status, deleted, created_at, updated_at'

for (const type of [pg.types.builtins.DATE, pg.types.builtins.TIMESTAMPTZ])
  pg.types.setTypeParser(type, text => text)

const pool = new pg.Pool({ connectionString: process.argv[2]!, max: 10 })

const list = {
  name: 'list',
  text: `select 'employee' as object, ${fields} from employees where workspace_id = $1 and not deleted order by created_at desc, id desc limit 26`,
}
const get = {
  name: 'get',
  text: `select 'employee' as object, ${fields} from employees where workspace_id = $1 and id = $2`,
}
const insert = {
  name: 'insert',
  text: `insert into employees (workspace_id, id, employee_code, first_name, last_name, joining_date, department_id, designation_id, employment_type_id, status)
    values ($1, $2, $2, $3, $4, $5, $6, $7, $8, 'active') returning 'employee' as object, ${fields}`,
}

let made = 0

async function answer(req: IncomingMessage): Promise<string> {
  const [, workspace, id] = req.url!.split('/')
  if (req.method === 'POST') {
    const body = JSON.parse(await text(req)) as Record<string, string>
    const key = `floor_${process.pid}_${Date.now()}_${made++}`
    const values = [
      workspace,
      key,
      body.first_name,
      body.last_name,
      body.joining_date,
      body.department_id,
      body.designation_id,
      body.employment_type_id,
    ]
    return JSON.stringify((await pool.query({ ...insert, values })).rows[0])
  }
  if (id) return JSON.stringify((await pool.query({ ...get, values: [workspace, id] })).rows[0])
  const { rows } = await pool.query({ ...list, values: [workspace] })
  return JSON.stringify({ data: rows.slice(0, 25), has_more: rows.length > 25, next_cursor: null })
}

function text(req: IncomingMessage): Promise<string> {
  return new Promise(resolve => {
    let all = ''
    req.on('data', chunk => (all += chunk)).on('end', () => resolve(all))
  })
}

const server = createServer(async (req, res) => {
  const body = Buffer.from(await answer(req))
  res
    .writeHead(req.method === 'POST' ? 201 : 200, {
      'Content-Type': 'application/json',
      'Content-Length': body.length,
    })
    .end(body)
})
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit())
