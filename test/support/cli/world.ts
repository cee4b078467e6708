// A world for the command line that remembers what is printed, and answers as a test says.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { run } from '../../../packages/cli/run.ts'
import { openTables } from '../../../packages/cli/tables/read-tables.ts'
import type { World } from '../../../packages/cli/world.ts'
import { atEnd } from '../jest/at-end.ts'

export const tables = openTables(resolve(import.meta.dirname, '../../../packages/cli/gen'))
export const apiKey = `mst_live_${'k'.repeat(43)}abcdef`
export const testKey = `mst_test_${'k'.repeat(43)}abcdef`
export const serviceToken = `mst_svc_${'k'.repeat(43)}abcdef`
export const baseUrl = 'https://api.muster.test'

export interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
  readonly requests: readonly Request[]
}

export interface Given {
  readonly env?: Record<string, string | undefined>
  readonly isTerminal?: boolean
  readonly width?: number
  /** What a pipe on standard input holds. */
  readonly piped?: string
  /** What is typed where something is asked. */
  readonly typed?: string
  readonly answer?: (request: Request, nth: number) => Response | Promise<Response>
  readonly folder?: string
  readonly signal?: AbortSignal
}

/** A folder of a test's own, removed at its end. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-cli-'))
  atEnd(async () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

export const problem = (
  status: number,
  code: string,
  more: object = {},
  headers: Record<string, string> = {},
) => json({ title: code, status, code, request_id: 'req_1', ...more }, status, headers)

export const page = (data: readonly object[], next_cursor: string | null = null): Response =>
  json({ data, has_more: next_cursor !== null, next_cursor })

/** Runs a command in this process. */
export async function muster(args: readonly string[], given: Given = {}): Promise<Said> {
  const requests: Request[] = []
  const printed = { out: '', err: '' }
  const screen = (name: 'out' | 'err') => ({
    isTerminal: given.isTerminal ?? false,
    width: given.isTerminal ? (given.width ?? 100) : undefined,
    write: async (data: string | Uint8Array) => {
      printed[name] += typeof data === 'string' ? data : Buffer.from(data).toString('latin1')
    },
  })
  const folder = given.folder ?? '/nowhere'
  const world: World = {
    env: Object.assign({ MUSTER_API_KEY: apiKey, MUSTER_BASE_URL: baseUrl }, given.env),
    folder,
    home: folder,
    out: screen('out'),
    err: screen('err'),
    in: {
      isTerminal: given.isTerminal ?? false,
      isGiven: given.piped !== undefined,
      read: async () => given.piped ?? '',
      ask: async question => {
        printed.err += question
        return given.typed ?? ''
      },
    },
    fetch: async request => {
      requests.push(request.clone())
      return (given.answer ?? (() => json({})))(request, requests.length - 1)
    },
    signal: given.signal ?? new AbortController().signal,
    tables,
    version: '0.0.0',
  }
  const code = await run(args, world)
  return { code, out: printed.out, err: printed.err, requests }
}
