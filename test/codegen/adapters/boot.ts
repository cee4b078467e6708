// The same handlers under Express, Fastify and Hono, each with error handlers that answer alike.
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import express, { type ErrorRequestHandler, type Router } from 'express'
import Fastify, { type FastifyPluginAsync, type FastifyRequest } from 'fastify'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type Call = Record<'path' | 'query' | 'header' | 'cookie' | 'body' | 'variant' | 'caller', unknown>
export type Handlers = Record<string, (call: Call) => unknown>
export type Load = (file: string) => Promise<Record<string, (...args: unknown[]) => unknown>>

export const serverNames = ['express', 'fastify', 'hono'] as const
export type ServerName = (typeof serverNames)[number]

/** The files of a document that was generated. */
export const loading =
  (folder: string): Load =>
  file =>
    import(join(resolve(folder), 'gen', `${file}.ts`))

export interface Options {
  /** Where the router is mounted. */
  prefix?: string
  security?: object
  bodyLimit?: number
  validateAnswers?: unknown
}

interface Booted {
  port: number
  close: () => Promise<unknown>
}

interface Failed {
  status?: number
  statusCode?: number
  message: string
}

const nothing = { message: 'Nothing is here.' }
const statusOf = ({ status, statusCode }: Failed): number => status ?? statusCode ?? 500

/** What handlers do is asked for in a header, which each server has in its own way. */
const contexts = {
  express: (request: express.Request) => ({ variant: request.headers['x-variant'] }),
  fastify: (request: FastifyRequest) => ({ variant: request.headers['x-variant'] }),
  hono: (context: Context) => ({ variant: context.req.header('x-variant') }),
}

async function bootExpress(router: Router, prefix: string): Promise<Booted> {
  const failed: ErrorRequestHandler = (error: Failed, _request, response, _next) => {
    response.status(statusOf(error)).json({ message: error.message })
  }
  // The others make none by themselves.
  const app = express()
    .disable('etag')
    .use(prefix || '/', router)
  app.use((_request, response) => void response.status(404).json(nothing))
  return listened(app.use(failed).listen(0, '127.0.0.1'))
}

async function bootFastify(router: FastifyPluginAsync, prefix: string): Promise<Booted> {
  const app = Fastify()
  app.setErrorHandler((error: Failed, _request, reply) =>
    reply.code(statusOf(error)).send({ message: error.message }),
  )
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(nothing))
  app.register(router, { prefix })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() }
}

async function bootHono(router: MiddlewareHandler, prefix: string): Promise<Booted> {
  const app = new Hono()
  app.use(`${prefix}/*`, router)
  const json = { 'Content-Type': 'application/json; charset=utf-8' }
  app.notFound(context => context.body(JSON.stringify(nothing), 404, json))
  app.onError((error, context) => {
    const status = statusOf(error as Failed) as ContentfulStatusCode
    return context.body(JSON.stringify({ message: error.message }), status, json)
  })
  return listened(serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server)
}

async function listened(server: Server): Promise<Booted> {
  if (!server.listening) await once(server, 'listening')
  const close = async () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, close }
}

/** Each server of what was generated, under its name. */
export async function bootAll(load: Load, handlers: Handlers, { prefix = '', ...options }: Options = {}) {
  const { createValidation } = await load('validation')
  const booted: [ServerName, Booted][] = []
  for (const name of serverNames) {
    const { createRouter } = await load(name)
    const told = { validate: createValidation!(), context: contexts[name], ...options }
    const router = createRouter!(handlers, told)
    if (name === 'express') booted.push([name, await bootExpress(router as Router, prefix)])
    else if (name === 'fastify') booted.push([name, await bootFastify(router as FastifyPluginAsync, prefix)])
    else booted.push([name, await bootHono(router as MiddlewareHandler, prefix)])
  }
  const close = () => Promise.all(booted.map(([, one]) => one.close()))
  return { ports: booted.map(([name, { port }]) => [name, port] as const), close }
}
