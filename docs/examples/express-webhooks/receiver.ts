// A receiver of Muster's webhooks that keeps a directory of employees: verify, keep, answer, and work afterwards.

import { DatabaseSync } from 'node:sqlite'
import { isWebhookError, type MusterEvent, verifyWebhook } from '@muster/sdk'
import express, { type ErrorRequestHandler } from 'express'

const { MUSTER_WEBHOOK_SECRET, PORT = '4000', RECEIVER_DB = 'receiver.db' } = process.env
if (!MUSTER_WEBHOOK_SECRET)
  throw new Error('Set MUSTER_WEBHOOK_SECRET to the secret of your endpoint (whsec_...).')

// The inbox outlives a crash between the answer and the work. Its ids stay for deduplication, its events do not.
const database = new DatabaseSync(RECEIVER_DB)
database.exec(`
  pragma journal_mode = wal;
  create table if not exists inbox (delivery_id text primary key, event text);
  create table if not exists employees (id text primary key, name text not null, updated_at text not null, deleted integer not null);
`)
const keep = database.prepare('insert into inbox (delivery_id, event) values (?, ?) on conflict do nothing')
const waiting = database.prepare(
  'select delivery_id, event from inbox where event is not null order by rowid',
)
const forget = database.prepare('update inbox set event = null where delivery_id = ?')
const write = database.prepare(`
  insert into employees (id, name, updated_at, deleted) values (?, ?, ?, ?)
  on conflict (id) do update set name = excluded.name, updated_at = excluded.updated_at, deleted = excluded.deleted
  where excluded.updated_at > employees.updated_at`)

const app = express()

// The bytes as they came are what is signed; after express.json() they are gone.
app.post('/hook', express.raw({ type: 'application/json', limit: '1mb' }), async (req, res) => {
  const event = await verifyWebhook(req.body, req.headers, MUSTER_WEBHOOK_SECRET)
  const { changes } = keep.run(event.delivery_id, JSON.stringify(event))
  res.sendStatus(204)
  if (changes === 0) console.log(`${event.delivery_id} came again`)
  else wake()
})

const refuse: ErrorRequestHandler = (error, _req, res, next) => {
  if (!isWebhookError(error)) return next(error)
  console.warn(error.message)
  // Muster keeps the answer with the attempt, where whoever looks into the log finds it.
  res.status(400).send(error.reason)
}
app.use(refuse)

let working = Promise.resolve()
function wake(): void {
  working = working.then(work)
}

async function work(): Promise<void> {
  for (const { delivery_id, event } of waiting.all() as { delivery_id: string; event: string }[]) {
    try {
      await handle(JSON.parse(event))
      forget.run(delivery_id)
    } catch (error) {
      console.error(`${delivery_id} stays in the inbox:`, error)
    }
  }
}

/** May see an event twice, after a crash, and an older one after a newer one: `updated_at` says which holds. */
async function handle(event: MusterEvent): Promise<void> {
  switch (event.type) {
    case 'employee.created':
    case 'employee.updated':
    case 'employee.deleted': {
      const { id, first_name, last_name, updated_at, deleted } = event.data
      const { changes } = write.run(id, `${first_name} ${last_name}`, updated_at, deleted ? 1 : 0)
      return console.log(
        `${event.type} ${id} ${changes === 0 ? 'is older than what is known' : 'is written'}`,
      )
    }
    default:
      console.log(`${event.type} is not for this receiver`)
  }
}

const server = app.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object')
    console.log(`The receiver listens on http://127.0.0.1:${address.port}/hook`)
  wake()
})
