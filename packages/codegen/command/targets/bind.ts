// The targets of a run, each bound to its part of the options, so that all of them make files of a model in one way.
import { relative, resolve } from 'node:path'
import type { MakeFiles } from '../../output/target.ts'
import type { Paging } from '../../targets/client/transport.ts'
import { type ClientOptions, client } from '../../targets/client.ts'
import { document } from '../../targets/document.ts'
import { msw } from '../../targets/msw/msw.ts'
import { operations } from '../../targets/operations.ts'
import { query } from '../../targets/query/query.ts'
import { fastify } from '../../targets/server/adapters/fastify.ts'
import { hono } from '../../targets/server/adapters/hono.ts'
import { adapters } from '../../targets/server/options.ts'
import { type ServerOptions, server } from '../../targets/server.ts'
import { servers } from '../../targets/servers.ts'
import { types } from '../../targets/types.ts'
import { type ValidatorsOptions, validators } from '../../targets/validators.ts'
import { zod } from '../../targets/zod/zod.ts'
import type { Run } from '../options.ts'
import { isOwn, type TargetName } from './names.ts'
import type { OwnTargets } from './own.ts'

type Exists = (path: string) => boolean

/** What targets need to know besides the options. */
export interface Targets {
  readonly own: OwnTargets
  readonly exists: Exists
}

/** What a client needs to know besides its document. */
export interface Besides {
  /** Kinds of paging that other documents of the same client have. */
  readonly also?: readonly string[]
  readonly dates?: ClientOptions['dates']
  /** Whether any document of the same client answers streams. */
  readonly hasStreams?: boolean
}

type Bind = (run: Run, exists: Exists, besides: Besides) => MakeFiles

const builtIn: Record<TargetName, Bind> = {
  types:
    ({ enumValues }) =>
    model =>
      types(model, enumValues === undefined ? {} : { enumValues }),
  operations: () => operations,
  document: () => document,
  servers: () => servers,
  validators: ({ keepExtensions, bodyDefaults, responseValidation }) => {
    const options: ValidatorsOptions = {
      ...(keepExtensions && { keepExtensions }),
      ...(bodyDefaults !== undefined && { bodyDefaults }),
      ...(responseValidation !== undefined && { responseValidation }),
    }
    return model => validators(model, options)
  },
  server: (run, exists) => model => server(model, makeServerOptions(run, exists)),
  client: (run, _, besides) => model => client(model, makeClientOptions(run, besides)),
  zod:
    ({ contract }) =>
    model =>
      zod(model, contract === undefined ? {} : { contract }),
  msw:
    ({ contract }) =>
    model =>
      msw(model, contract === undefined ? {} : { contract }),
  query: (run, _, besides) => model => query(model, makeClientOptions(run, besides)),
  fastify:
    ({ streamBodies = false }) =>
    model =>
      fastify(model, { streamBodies }),
  hono:
    ({ streamBodies = false }) =>
    model =>
      hono(model, { streamBodies }),
}

/** Functions that make the files of each target of a run. */
export function bindTargets(run: Run, { own, exists }: Targets, besides: Besides): MakeFiles[] {
  return run.target.map(target =>
    isOwn(target) ? own.makers.get(target)! : builtIn[target](run, exists, besides),
  )
}

function makeServerOptions(run: Run, exists: Exists): ServerOptions {
  const {
    out,
    slices,
    services = false,
    context,
    callers,
    contract,
    handledHeaders,
    bodyDefaults,
    streamBodies,
    express,
  } = run
  const named = adapters.filter(name => run.target.includes(name))
  const place = (written: string) => {
    const [from = '', name = ''] = written.split('#')
    return { from, name }
  }
  return {
    ...(slices !== undefined && {
      slices: { folder: slices, back: findWayBack(out, slices), services, exists },
    }),
    ...(context !== undefined && { context: place(context) }),
    ...(callers !== undefined && { callers: place(callers) }),
    ...(contract !== undefined && { contract }),
    ...(handledHeaders && { handledHeaders }),
    ...(bodyDefaults !== undefined && { bodyDefaults }),
    ...(streamBodies !== undefined && { streamBodies }),
    ...(express !== undefined && { express }),
    ...(named.length > 0 && { adapters: named }),
  }
}

function findWayBack(out: string, folder: string): string {
  const back = relative(resolve(out, folder), resolve(out)).replaceAll('\\', '/') || '.'
  return back.startsWith('.') ? back : `./${back}`
}

function makeClientOptions(run: Run, { also, dates, hasStreams }: Besides): ClientOptions {
  const { contract, transport, handledHeaders, problems, streamBodies, arguments: form } = run
  return {
    ...(form !== undefined && { arguments: form }),
    ...(contract !== undefined && { contract }),
    ...(transport !== undefined && { transport }),
    ...makePagingOptions(run, also),
    ...(dates && { dates }),
    ...(hasStreams && { hasStreams }),
    ...(streamBodies !== undefined && { streamBodies }),
    ...(handledHeaders && { handledHeaders }),
    ...(problems !== undefined && { problems: problems as `x-${string}` }),
  }
}

/** Rules where several are asked for, and otherwise the one way that every list is paged in. */
export function makePagingOptions({ paging, operations }: Run, also: readonly string[] = []): ClientOptions {
  if (operations === undefined && !Array.isArray(paging)) return paging ? { paging: paging as Paging } : {}
  const single = paging && !Array.isArray(paging) ? [{ kind: 'cursor' as const, ...(paging as Paging) }] : []
  const rules = Array.isArray(paging) ? paging : single
  const own = Object.entries(operations ?? {}).map(([id, { paging: rule }]) => [id, rule] as const)
  return { pagingRules: { rules, own: Object.fromEntries(own), also } }
}
