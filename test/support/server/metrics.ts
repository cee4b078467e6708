// Metrics as Prometheus reads them: the text format 0.0.4, held to its grammar.

import { ask } from '../fixtures/make.ts'
import { server } from './server.ts'

export interface Family {
  readonly type: string
  readonly help: string
}

export interface Scrape {
  readonly text: string
  readonly families: ReadonlyMap<string, Family>
  /** By name and labels, as they are written. */
  readonly samples: ReadonlyMap<string, number>
}

export async function scrape(base_url = server.base_url): Promise<Scrape> {
  const { status, text } = await ask(base_url, 'GET', '/metrics')
  if (status !== 200) throw new Error(`/metrics answered ${status}: ${text}`)
  return read(text)
}

const comment = /^# (HELP|TYPE) ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)$/
const label = '[a-zA-Z_][a-zA-Z0-9_]*="(?:[^"\\\\\\n]|\\\\["\\\\n])*"'
const sample = new RegExp(`^([a-zA-Z_:][a-zA-Z0-9_:]*)(\\{${label}(?:,${label})*\\})? (\\S+)$`)
const types = ['counter', 'gauge', 'histogram', 'summary', 'untyped']

/** Throws at a line that is neither, a sample of no family, and one that stands twice. */
function read(text: string): Scrape {
  const families = new Map<string, Family>()
  const samples = new Map<string, number>()
  const helps = new Map<string, string>()
  if (!text.endsWith('\n')) throw new Error('The last line does not end.')
  for (const line of text.split('\n').filter(Boolean)) {
    const [, kind, of, rest] = comment.exec(line) ?? []
    const [, name, labels = '', value] = sample.exec(line) ?? []
    if (kind === 'HELP') helps.set(of!, rest!)
    else if (kind === 'TYPE' && types.includes(rest!) && !families.has(of!))
      families.set(of!, { type: rest!, help: helps.get(of!) ?? '' })
    else if (name && families.has(familyOf(name, families)) && !samples.has(name + labels))
      samples.set(name + labels, Number(value!.replace('Inf', 'Infinity')))
    else throw new Error(`A line that is not understood: ${line}`)
  }
  return { text, families, samples }
}

function familyOf(name: string, families: ReadonlyMap<string, Family>): string {
  const base = name.replace(/_(bucket|sum|count)$/, '')
  return families.get(base)?.type === 'histogram' ? base : name
}

/** The samples of ours that moved while the work was done, and by how much. */
export async function moved(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = (await scrape()).samples
  await work()
  const after = (await scrape()).samples
  const changes = [...after].map(([name, value]) => [name, value - (before.get(name) ?? 0)] as const)
  return Object.fromEntries(
    changes.filter(([name, by]) => /^muster_.*(_total|_count)(\{|$)/.test(name) && by !== 0),
  )
}
