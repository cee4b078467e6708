// The statements of a release: described and planned by PostgreSQL, each under the role that runs it.

import { type AnyStatement, type Description, openDescriber } from '@muster/db'
import pg from 'pg'
import type { Breach } from './compare-facts.ts'
import type { Expected } from './ledger.ts'

export class Planner {
  readonly #client: pg.Client
  readonly #describe: (text: string) => Promise<Description>

  private constructor(client: pg.Client, describe: (text: string) => Promise<Description>) {
    this.#client = client
    this.#describe = describe
  }

  static async open(client: pg.Client): Promise<Planner> {
    return new Planner(client, await openDescriber(client))
  }

  /** As it is written into the ledger of its release. */
  async record({ name, text, reach }: Pick<AnyStatement, 'name' | 'text' | 'reach'>): Promise<Expected> {
    const role = reach === 'workspace' ? 'muster_app' : 'muster_system'
    const described = await this.#describe(text)
    const isPlanned = await this.#under(role, () => this.#plan(text)).then(
      () => true,
      error => {
        if (error instanceof pg.DatabaseError) return false
        throw error
      },
    )
    return {
      name,
      role: isPlanned ? role : null,
      text,
      takes: described.parameters,
      returns: typesOf(described),
    }
  }

  /** What a node of the release meets that sends them to this schema. Refusals in the same words are one. */
  async compare(statements: readonly Expected[]): Promise<Breach[]> {
    const breaches = new Map<string, string[]>()
    const add = (what: string, name: string) => breaches.set(what, [...(breaches.get(what) ?? []), name])
    const byRole = Map.groupBy(statements, ({ role }) => role)
    for (const [role, all] of byRole)
      await this.#under(role, async () => {
        for (const each of all) for (const what of await this.#differences(each)) add(what, each.name)
      })
    return [...breaches].map(([subject, names]) => ({
      subject,
      sentence: `${subject} (${tellNames(names)})`,
    }))
  }

  async #differences({ role, text, takes, returns }: Expected): Promise<string[]> {
    try {
      const described = await this.#describe(text)
      if (role) await this.#plan(text)
      const now = typesOf(described)
      const names = Object.keys({ ...returns, ...now }).filter(name => returns[name] !== now[name])
      return [
        ...names.map(
          name =>
            `statements return ${name} as ${now[name] ?? 'nothing'}, not as ${returns[name] ?? 'nothing'}`,
        ),
        ...(takes.join() === described.parameters.join()
          ? []
          : ['statements take parameters of other types']),
      ]
    } catch (error) {
      if (error instanceof pg.DatabaseError) return [`statements fail: ${error.message}`]
      throw error
    }
  }

  #plan = (text: string): Promise<unknown> => this.#client.query(`explain (generic_plan) ${text}`)

  async #under<Result>(role: Expected['role'], work: () => Promise<Result>): Promise<Result> {
    if (!role) return work()
    await this.#client.query(`set role ${role}`)
    try {
      return await work()
    } finally {
      await this.#client.query('reset role')
    }
  }
}

const typesOf = ({ columns }: Description): Record<string, string> =>
  Object.fromEntries(columns.map(({ name, type }) => [name, type]))

const shownNames = 5

function tellNames(names: readonly string[]): string {
  const known = [...new Set(names.map(name => name || 'without a name'))]
  const more = known.length > shownNames ? ` and ${known.length - shownNames} more` : ''
  return `${known.slice(0, shownNames).join(', ')}${more}`
}
