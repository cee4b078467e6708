// The application: one request through its stops, from the head to the answer.

import type { Patience, Writer } from '@muster/db'
import { say } from '@muster/sentences'
import express, { type Request, type Response } from 'express'
import { type Arrival, Gate } from '../auth/admission.ts'
import { findCaller } from '../auth/concerned.ts'
import { narrowToEmployee, readAsked } from '../auth/reach.ts'
import { readBrowserCookie } from '../auth/session-cookie.ts'
import { match } from '../gen/router.ts'
import { newRequestId, Observation } from '../runtime/observe.ts'
import type { AppOptions } from './app-options.ts'
import { doOnceInSteps } from './claim-ahead.ts'
import { readDryRun, rehearse } from './dry-run.ts'
import { type Answer, type Claim, doOnce, fingerprintRequest, readIdempotencyKey } from './idempotency.ts'
import { findOperation, serialiseAgain } from './operation.ts'
import { type CallServices, type Input, WorkspaceCall } from './operation-call.ts'
import { CalendarDoor, isOfCalendars } from './pages/calendar-door.ts'
import { consoleHeaders, isOfConsole } from './pages/console-files.ts'
import { isOfUnsubscribing, UnsubscribeDoor } from './pages/unsubscribe-door.ts'
import {
  type Entrance,
  findEntrance,
  isAskedByConsole,
  notAllowedOn,
  nothingAt,
  originForm,
} from './paths.ts'
import { Personal } from './personal.ts'
import { Problem, type Rules, toProblem } from './problem.ts'
import { parseBody, releaseMemory } from './request/body.ts'
import { assertTakesJson } from './request/negotiate.ts'
import { Heads } from './request/protocol-errors.ts'
import { type Deadline, Deadlines } from './request/request-deadline.ts'
import { keepForRepeats, tellDone, tellProblem } from './response/answers.ts'
import { closeContent, type FileAnswer, FileContent, openFile, sendFile } from './response/file-content.ts'
import { sendText } from './response/send-text.ts'
import { nameLine, WorkspaceTurns } from './workspace-turns.ts'

/** A request being answered. */
interface Exchange extends Arrival {
  readonly res: Response
}

type Judge = () => Promise<Input>

/** What a request brings to its operation. */
interface Sent {
  readonly path: string
  readonly params: Record<string, string>
  readonly search: string
  readonly bytes: Buffer
  readonly patience: Patience
}

/** How a write is done. */
interface Manner {
  readonly isDryRun: boolean
  /** Under a key, once. */
  readonly by: Claim | undefined
}

export function createApp(options: AppOptions): express.Express {
  const api = new Api(options)
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', false)
  app.set('trust proxy', options.trustedProxies ? [...options.trustedProxies] : false)
  app.use((req, res) => void api.serve(req, res))
  return app
}

class Api {
  readonly #options: AppOptions
  /** Undefined where the gate lets nobody in. */
  readonly #services: CallServices | undefined
  readonly #gate: Gate
  readonly #heads = new Heads()
  readonly #turns = new WorkspaceTurns()
  readonly #deadlines: Deadlines
  readonly #rules: Rules
  readonly #personal: Personal
  readonly #calendars: CalendarDoor | undefined
  readonly #unsubscribing: UnsubscribeDoor | undefined

  constructor(options: AppOptions) {
    const { database, limits, configured, validation, clock = Temporal.Now.instant } = options
    const { rules = new Map() } = options
    this.#options = options
    this.#services = configured && Object.assign({ database, validation, rules, clock }, configured)
    this.#rules = rules
    this.#deadlines = new Deadlines(options.answerMs)
    this.#gate = new Gate({ database, limits, secrets: configured?.secrets })
    this.#personal = new Personal(options, this.#gate, this.#services)
    this.#calendars = configured && new CalendarDoor(configured.calendars, this.#gate)
    this.#unsubscribing = configured && new UnsubscribeDoor(configured.unsubscribing, this.#gate)
  }

  async serve(req: Request, res: Response): Promise<void> {
    const url = originForm(req.url)
    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    const id = newRequestId()
    const exchange: Exchange = {
      req,
      res,
      headers: { 'Request-Id': id, 'Cache-Control': 'no-store' },
      seen: new Observation(req, id),
    }
    try {
      const entrance = findEntrance(path)
      const search = mark === -1 ? '' : url.slice(mark + 1)
      if (entrance) this.#send(exchange, await this.#answerInTime(exchange, entrance, search))
      else await this.#outside(exchange, path)
    } catch (error) {
      this.#send(exchange, this.#problemAnswer(exchange, toProblem(error, this.#rules)))
    }
  }

  /** Calendars, the files of docs and console, health and metrics, which need no API key. */
  async #outside(exchange: Exchange, path: string): Promise<void> {
    const { req, res, seen } = exchange
    if (isOfConsole(path)) Object.assign(exchange.headers, consoleHeaders)
    this.#heads.assert(req)
    if (this.#calendars && isOfCalendars(path)) {
      const open = (patience: Patience) => this.#calendars!.answer(exchange, path, patience)
      this.#send(exchange, await this.#deadlines.run(req.socket, open, closeContent))
      return
    }
    if (this.#unsubscribing && isOfUnsubscribing(path)) {
      this.#send(exchange, await this.#unsubscribing.answer(exchange, path))
      return
    }
    const { docs, health } = this.#options
    const isHealth = health.has(path)
    const files = [docs, this.#options.console].find(one => one?.has(path))
    if (!isHealth && !files) throw nothingAt(path)
    if (req.method !== 'GET' && req.method !== 'HEAD') throw notAllowedOn(path, req.method, ['GET', 'HEAD'])
    if (isHealth) {
      const report = () => health.report(path, req.headers.authorization)
      const { type, text } = await this.#gate.countRefusals(exchange, report)
      this.#send(exchange, { status: 200, media_type: type, body: text, headers: {} })
    } else {
      res.setHeader('Request-Id', seen.request_id)
      if (health.stopping) res.setHeader('Connection', 'close')
      files?.serve(path, req, res)
    }
  }

  #send(exchange: Exchange, answer: Answer | FileAnswer): void {
    const { observer, health } = this.#options
    const { req, res, headers, seen } = exchange
    const { status } = answer
    const replayed = answer.headers['Idempotent-Replay'] === 'true'
    // Asked every few seconds by machines: no news for a log.
    const ended = (aborted: boolean) =>
      void (health.has(req.path) || observer.endRequest(seen, { status, replayed, aborted }))
    const isFile = 'content' in answer
    if (res.headersSent || res.destroyed || req.socket.destroyed) {
      if (isFile) answer.content?.destroy()
      ended(true)
      return
    }
    Object.assign(headers, observer.timing(seen), health.stopping && { Connection: 'close' })
    if (isFile) sendFile(res, headers, answer, ended)
    else {
      sendText(exchange, answer)
      ended(false)
    }
  }

  #answerInTime(exchange: Exchange, entrance: Entrance, search: string): Promise<Answer | FileAnswer> {
    return this.#deadlines.run(
      exchange.req.socket,
      (...waiting) => this.#answer(exchange, waiting, entrance, search),
      closeContent,
    )
  }

  async #answer(
    exchange: Exchange,
    [patience, deadline]: readonly [Patience, Deadline],
    { path, door }: Entrance,
    search: string,
  ): Promise<Answer | FileAnswer> {
    const { seen } = exchange
    seen.reaches('authenticate')
    this.#heads.assert(exchange.req)
    const route = match(exchange.req.method, path)
    if (route && 'operation' in route) {
      const operation = findOperation(route.operation)
      Object.assign(exchange.headers, operation.endHeaders)
      if (operation.realm !== 'workspace')
        return this.#personal.answer(exchange, { operation, params: route.params, search, deadline })
    }
    const everywhere = await this.#gate.identifyCaller(exchange, door)
    if (route === undefined) throw nothingAt(path)
    if ('allow' in route) throw notAllowedOn(path, exchange.req.method, route.allow)
    if ('malformed' in route)
      throw new Problem('not_found', say`The path ${path} is not valid percent-encoding.`)
    const operation = findOperation(route.operation)
    seen.operation = operation
    seen.reaches('validate')
    const caller = findCaller(everywhere, operation.facts, readAsked(exchange.req.headers['muster-reach']))
    const inside = this.#options.database.inWorkspace(caller.workspace.id, patience, caller.person)
    const person = narrowToEmployee(everywhere)
    const asEmployee = person && {
      caller: person,
      inside: this.#options.database.inWorkspace(person.workspace.id, patience, person.person),
    }
    const known_as = readBrowserCookie(exchange.req)
    const call = new WorkspaceCall(this.#services!, operation, { caller, inside, asEmployee, known_as })
    if (!operation.isFile) assertTakesJson(exchange.req)
    const bytes = await this.#options.arrivals.read(exchange.req, operation, deadline)
    return this.#turns.run(nameLine(caller), () =>
      this.#call(exchange, call, { path, params: route.params, search, bytes, patience }),
    )
  }

  async #call(exchange: Exchange, call: WorkspaceCall, sent: Sent): Promise<Answer | FileAnswer> {
    const { path, params, search, bytes, patience } = sent
    const { operation, caller } = call
    const key = operation.idempotent ? readIdempotencyKey(exchange.req) : undefined
    const isDryRun = readDryRun(exchange.req, operation)
    const judge = async () => {
      const body = parseBody(bytes, operation.accepted, call.fileTexts)
      const input = await call.check({ path: params, search, body, idempotencyKey: key })
      exchange.seen.reaches('handle')
      return input
    }
    if (operation.reads) return this.#read(exchange, call, await judge())
    if (operation.isFile) return this.#download(exchange, call, await judge())
    const by =
      key === undefined
        ? undefined
        : {
            api_key_id: caller.actor_id,
            idempotency_key: key,
            fingerprint: fingerprintRequest(exchange.req.method, path, bytes, caller.person),
            kept_in: this.#options.database.inWorkspace(caller.workspace.id, patience),
            vault: operation.secret === 'again' ? this.#options.configured?.secrets.vault : undefined,
            kept: (answer: Answer) =>
              keepForRepeats(operation, answer, problem => this.#problemAnswer(exchange, problem)),
            shown: (text: string) => serialiseAgain(operation, text, caller),
          }
    return this.#write(exchange, call, judge, { isDryRun, by }).finally(() => releaseMemory(bytes))
  }

  async #read({ req }: Exchange, call: WorkspaceCall, input: Input): Promise<Answer | FileAnswer> {
    const body = await call.read(input)
    if (call.operation.tracked) this.#gate.touch(call.caller)
    return body instanceof FileContent
      ? openFile(body, req.headers['if-none-match'])
      : tellDone(call.operation, body, call.caller)
  }

  /** A file whose download leaves an entry in the audit: that is committed before the first byte is sent. */
  async #download({ req }: Exchange, call: WorkspaceCall, input: Input): Promise<FileAnswer> {
    const file = await call.write(db => call.work(input, db, 'kept'), 'kept')
    this.#gate.touch(call.caller)
    return openFile(file as FileContent, req.headers['if-none-match'])
  }

  async #write(
    exchange: Exchange,
    call: WorkspaceCall,
    judge: Judge,
    { isDryRun, by }: Manner,
  ): Promise<Answer> {
    const end = isDryRun ? 'tried' : 'kept'
    const work = async (input: Input, db: Writer): Promise<Answer> => {
      this.#gate.touch(call.caller)
      const result = await call.work(input, db, end)
      exchange.seen.reaches('commit')
      return tellDone(call.operation, result, call.caller)
    }
    const workOnce = async () => {
      const input = await judge()
      return call.write(db => work(input, db), end)
    }
    if (isDryRun) return rehearse(by, workOnce)
    if (!by) return workOnce()
    // Only responses that a repeat would get again are kept: no server faults, temporary errors, or rights that are lacking now.
    const refusal = (error: unknown): Answer | undefined => {
      const problem = toProblem(error, this.#rules)
      return problem.status >= 500 || problem.status === 403 || problem.extras.transient
        ? undefined
        : this.#problemAnswer(exchange, problem)
    }
    return (call.operation.triable ? doOnce : doOnceInSteps)(call.inside, by, { judge, work, refusal })
  }

  #problemAnswer({ req, seen }: Exchange, problem: Problem): Answer {
    if (problem.status >= 500) seen.cause = problem.cause
    return tellProblem(problem, seen.request_id, isAskedByConsole(req.url))
  }
}
