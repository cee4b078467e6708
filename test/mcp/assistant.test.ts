// An assistant of the MCP server on the demo: twenty things that people ask for, each in a few calls whose answers hold the facts.

import pg from 'pg'
import { type OpenDemo, openDemo } from '../support/fixtures/demo.ts'
import { type Assistant, openAssistant } from '../support/mcp/client.ts'
import { type Ask, tasks, today } from '../support/mcp/tasks.ts'

const mostCalls = 6

let demo: OpenDemo
let assistant: Assistant
let database: pg.Client
beforeAll(async () => {
  demo = await openDemo(Temporal.Instant.from(`${today}T06:00:00Z`))
  database = new pg.Client({ connectionString: demo.own.url })
  await database.connect()
  const { base_url } = demo.server
  assistant = await openAssistant({ MUSTER_BASE_URL: base_url, MUSTER_API_KEY: demo.key }, [
    '--allow-changes',
  ])
})
afterAll(async () => {
  await database?.end()
  await demo?.end()
})

const readFacts = async (sql: string): Promise<string[]> => {
  const { rows } = await database.query<string[]>({ text: sql, rowMode: 'array' })
  return rows.map(([fact]) => String(fact))
}

it('is asked for twenty things', () => expect(tasks).toHaveLength(20))

describe('an assistant is asked', () => {
  it.each(tasks.map(task => [task.asks, task] as const))(
    '%s',
    async (asks, { whose, finds, read, facts }) => {
      const before = assistant.calls()
      const [name = ''] = whose ? await readFacts(whose) : []
      expect(await assistant.ask('find', { words: asks.replace('NAME', name) })).toMatch(
        new RegExp(`^${finds}:`, 'm'),
      )
      const ask: Ask = (operation, given = {}) => assistant.ask('read', Object.assign({ operation }, given))
      const answer = JSON.stringify(await read(ask, name))
      const known = await readFacts(facts.replace(':name', `'${name}'`))
      expect(known).not.toEqual([])
      expect(known.filter(fact => !answer.includes(fact))).toEqual([])
      expect(assistant.calls() - before).toBeLessThanOrEqual(mostCalls)
    },
  )
})
