// Each command of the API sends what the SDK sends for the same sample of the contract.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { operations } from '@muster/contract'
import { publicContract, workspaceContract } from '@muster/contract/public'
import { Muster } from '@muster/sdk'
import { MusterWorkspace } from '@muster/sdk/workspace'
import type { Operation } from '../../packages/cli/tables/table.ts'
import { commands, makeSample, type Sample, typeSample } from '../support/cli/samples.ts'
import {
  apiKey,
  baseUrl,
  json,
  makeFolder,
  muster,
  page,
  serviceToken,
  testKey,
} from '../support/cli/world.ts'

const documents = { public: JSON.parse(publicContract()), workspace: JSON.parse(workspaceContract()) }
const folder = makeFolder()

const camel = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

interface Sent {
  readonly method: string
  readonly path: string
  readonly query: readonly (readonly [string, string])[]
  readonly body: unknown
  readonly isKeyed: boolean
}

async function describeRequest(request: Request): Promise<Sent> {
  const { pathname, searchParams } = new URL(request.url)
  const text = await request.text()
  return {
    method: request.method,
    path: pathname,
    query: [...searchParams].sort(),
    body: text === '' ? undefined : JSON.parse(text),
    isKeyed: request.headers.has('idempotency-key'),
  }
}

const answerTo = (operation: Operation): Response => {
  if (operation.isFile) return new Response('file', { headers: { 'content-type': 'text/plain' } })
  return operation.isList ? page([]) : json({})
}

type Method = (...args: unknown[]) => Promise<unknown>

async function sendBySdk(
  name: string,
  verb: string,
  operation: Operation,
  { ids, query, body }: Sample,
): Promise<Sent> {
  const requests: Request[] = []
  const fetch = async (request: Request) => {
    requests.push(request.clone())
    return answerTo(operation)
  }
  const made =
    operation.api === 'public'
      ? new Muster({ apiKey, baseUrl, fetch })
      : new MusterWorkspace({ token: serviceToken, baseUrl, fetch })
  const client = made as unknown as Record<string, Record<string, Method>>
  const rest = [body, operation.query ? query : undefined].filter(one => one !== undefined)
  await client[camel(name)]![camel(verb)]!(...ids, ...rest)
  return describeRequest(requests[0]!)
}

describe('muster-api', () => {
  it.each(commands.map(command => [`${command.name} ${command.verb}`, command] as const))(
    '%s sends what the SDK sends',
    async (_, command) => {
      const { name, verb, operation } = command
      const sample = makeSample(command, documents[operation.api])
      const typed = typeSample(command, sample, folder)
      const key = operation.api === 'public' ? apiKey : serviceToken
      const env = { MUSTER_API_KEY: name === 'sandbox' ? testKey : key }
      const { code, err, requests } = await muster(typed, { folder, env, answer: () => answerTo(operation) })
      expect([code, err.replace('There are none.\n', '')]).toEqual([0, ''])
      expect(requests).toHaveLength(1)
      expect(await describeRequest(requests[0]!)).toEqual(await sendBySdk(name, verb, operation, sample))
    },
  )

  it.each(['public', 'workspace'] as const)('has a command for each operation of the %s contract', api => {
    const ids = Object.values(
      documents[api].paths as Record<string, Record<string, { operationId?: string }>>,
    ).flatMap(item => Object.values(item).flatMap(({ operationId }) => operationId ?? []))
    const had = commands.filter(({ operation }) => operation.api === api).map(({ operation }) => operation.id)
    expect(had.sort()).toEqual(ids.sort())
  })

  it('asks for each operation by the method and the path of the contract', () => {
    const facts = operations as Record<string, { method: string; path: string } | undefined>
    for (const { operation } of commands)
      expect(operation).toMatchObject({
        method: facts[operation.id]?.method,
        path: facts[operation.id]?.path,
      })
  })

  it('is written in the README as it exits', () => {
    const readme = readFileSync(resolve('packages/cli/README.md'), 'utf8')
    for (const code of [0, 1, 2, 3, 4, 5, 6, 7, 130])
      expect(readme).toMatch(new RegExp(`^\\| ${code} +\\|`, 'm'))
  })
})
