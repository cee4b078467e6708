// Sends what a command asks for, and prints the answer.

import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  type CallOptions,
  createCommandTransport,
  type Download,
  isMusterError,
  type RequestInput,
  type RetryInfo,
  type Transport,
} from '@muster/sdk/command'
import type { Profile } from '../access/profiles.ts'
import { exits, refuseUsage, Stop } from '../exits.ts'
import type { Command, Input } from '../input/read-input.ts'
import { type Row, readColumns } from '../output/columns.ts'
import { type Form, printRecord, printRows, type Shape } from '../output/print.ts'
import { tell, type World } from '../world.ts'
import { describeFailure } from './failures.ts'

/** Keys of the server's rule: at most so many records in a page. */
const largestPage = 100

interface Call {
  readonly world: World
  readonly command: Command
  readonly input: Input
  readonly profile: Profile
}

/** Rejects with Stop where it is refused. */
export async function send(call: Call): Promise<void> {
  const { world, command, input } = call
  const outcome = new Outcome()
  try {
    await sendOver(connect(call, outcome), call)
  } catch (error) {
    if (!isMusterError(error)) throw error
    outcome.note(error)
    const key = input.options.get('idempotency-key') ?? outcome.key
    throw describeFailure(command, error, outcome.isUnknown ? key : undefined)
  }
  if (input.options.has('dry-run')) await tell(world, 'Dry run: nothing was written.')
}

/** Whether a request may have been carried out although no answer says so. */
class Outcome {
  key: string | undefined
  isUnknown = false

  note({ code, status, cause }: { code: string; status?: number | undefined; cause?: unknown }): void {
    if (this.key === undefined) return
    const isLost =
      code === 'timed_out' || code === 'aborted' || (code === 'connection_failed' && !wasNeverSent(cause))
    if (isLost || (status !== undefined && status >= 500) || code === 'unexpected_response')
      this.isUnknown = true
  }
}

/** Nobody answered at that address, so nobody has done it. */
function wasNeverSent(cause: unknown): boolean {
  const { code, cause: deeper } = (cause ?? {}) as { code?: string; cause?: unknown }
  if (deeper) return wasNeverSent(deeper)
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code ?? '')
}

function connect({ world, command, input, profile }: Call, outcome: Outcome): Transport {
  const { options } = input
  const seconds = options.get('timeout')
  if (seconds !== undefined && !(Number(seconds) > 0))
    throw refuseUsage(`--timeout must be seconds above 0, and not "${seconds}".`)
  try {
    return createCommandTransport({
      token: profile.key,
      baseUrl: profile.base_url,
      agent: `muster-cli/${world.version}`,
      isKeyed: command.operation.isKeyed === true,
      fetch: world.fetch,
      timeoutMs: seconds === undefined ? undefined : Number(seconds) * 1_000,
      maxRetries: options.has('no-retry') ? 0 : undefined,
      hooks: {
        onRequest: ({ idempotencyKey }) => {
          outcome.key = idempotencyKey
        },
        onRetry: info => {
          outcome.note(info.error)
          return tellWait(world, info)
        },
      },
    })
  } catch (error) {
    if (error instanceof TypeError) throw refuseUsage(error.message)
    throw error
  }
}

/** A wait that nobody notices needs no word. */
async function tellWait(world: World, { waitMs, error }: RetryInfo): Promise<void> {
  if (waitMs >= 2_000) await tell(world, `${error.code}; asking again in ${Math.ceil(waitMs / 1_000)} s.`)
}

function sendOver(transport: Transport, call: Call): Promise<void> {
  const { operation } = call.command
  if (operation.isFile) return download(transport, call)
  return operation.isList ? sendList(transport, call) : sendOne(transport, call)
}

function requestOf({ input }: Call): RequestInput {
  const { path, query, body } = input
  return { path, query, ...(body !== undefined && { body }) }
}

function callOptions({ world, command, input }: Call): CallOptions {
  const isRehearsed = input.options.has('dry-run') && command.operation.hasDryRun
  return {
    signal: world.signal,
    idempotencyKey: input.options.get('idempotency-key'),
    ...(isRehearsed && { dryRun: true }),
  }
}

function shapeOf({ command, input }: Call): Shape {
  const { options } = input
  const { record } = command.operation
  if (options.has('json') && options.has('csv')) throw refuseUsage('Choose one of --json and --csv.')
  let form: Form = 'table'
  if (options.has('json')) form = 'json'
  if (options.has('csv')) form = 'csv'
  return { form, columns: options.get('columns'), record: command.noun.records?.[record ?? ''] }
}

async function sendOne(transport: Transport, call: Call): Promise<void> {
  const { method, path } = call.command.operation
  const shape = shapeOf(call)
  readColumns(shape.columns, shape.record)
  await printRecord(
    call.world,
    shape,
    await transport.request<unknown>(method, path, requestOf(call), callOptions(call)),
  )
}

interface Page {
  readonly data: readonly Row[]
  readonly has_more: boolean
  readonly next_cursor: string | null
}

async function sendList(transport: Transport, call: Call): Promise<void> {
  const { world, command, input } = call
  const shape = shapeOf(call)
  const columns = readColumns(shape.columns, shape.record)
  const isAll = input.options.has('all')
  const request = requestOf(call)
  const query = isAll ? Object.assign({ limit: largestPage }, request.query) : request.query
  const list = transport.list<Row, Page>(
    command.operation.path,
    { ...request, query: query ?? {} },
    callOptions(call),
  )
  if (isAll) return printRows(world, shape, rowsOf(list.pages()))
  const page = await list
  if (shape.form === 'json') {
    const data = columns
      ? page.data.map(row => Object.fromEntries(columns.map(name => [name, row[name]])))
      : page.data
    return world.out.write(`${JSON.stringify({ ...page, data }, null, 2)}\n`)
  }
  await printRows(world, shape, rowsOf([page]))
  if (page.has_more) await tell(world, `There are more: add --all, or --starting-after ${page.next_cursor}.`)
}

async function* rowsOf(pages: AsyncIterable<Page> | Iterable<Page>): AsyncGenerator<readonly Row[]> {
  for await (const { data } of pages) yield data
}

async function download(transport: Transport, call: Call): Promise<void> {
  const { world, command, input } = call
  const out = input.options.get('out')
  const file = await transport.download(command.operation.path, requestOf(call), callOptions(call))
  const isText = /^(text\/|application\/json)/.test(file.contentType)
  if (out === undefined && world.out.isTerminal && !isText) {
    await file.stream.cancel()
    const name = file.fileName === undefined ? 'file' : basename(file.fileName)
    throw new Stop(
      exits.usage,
      `This is ${file.contentType}, which a terminal cannot show. Add --out ${name}, or --out - for a pipe.`,
    )
  }
  if (out === undefined || out === '-') return writeOut(world, file)
  await writeFile(world, file, out)
}

async function writeOut(world: World, file: Download): Promise<void> {
  for await (const piece of file.stream as unknown as AsyncIterable<Uint8Array>) await world.out.write(piece)
}

/** The file has its name only once it is whole. A folder takes it under its own name. */
async function writeFile(world: World, file: Download, out: string): Promise<void> {
  const named = basename(file.fileName ?? 'download')
  const place = resolve(world.folder, out.endsWith('/') ? join(out, named) : out)
  const unfinished = `${place}.unfinished`
  try {
    await pipeline(Readable.fromWeb(file.stream as never), createWriteStream(unfinished, { mode: 0o600 }))
    await rename(unfinished, place)
  } catch (error) {
    await rm(unfinished, { force: true })
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw refuseUsage(`--out: there is no folder for ${out}.`)
    throw error
  }
  await tell(world, `Written to ${out.endsWith('/') ? join(out, named) : out}.`)
}
