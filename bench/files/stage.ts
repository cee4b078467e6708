// The stage: a service with a folder of its own for files, a type of documents, and files of 5 MB to send.

import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { newId } from '../../packages/server/resource/ids.ts'
import { pick } from '../requests.ts'
import { type Service, startInside } from '../servers.ts'
import type { Bench } from '../turns.ts'

export const fileBytes = 5 * 1024 * 1024

export interface Stage {
  readonly service: Service
  /** Uploads one of the files as a new document; its id. */
  upload(): Promise<string>
  /** Downloads a document and counts its bytes. */
  download(id: string): Promise<number>
  /** Bytes in memory now, of everything that the process holds. */
  resident(): number
  end(): Promise<void>
}

/** As many as there are places in the load, so that no object is written twice at once. */
const files = 20

/** A service with a folder for files that goes with it. */
export async function startWithFiles({ data, folder }: Bench, first: string): Promise<Service> {
  const MUSTER_DATA_DIR = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  const service = await startInside({ data, folder, command: 'serve', env: { MUSTER_DATA_DIR }, first })
  const stop = async () => {
    await service.stop()
    rmSync(MUSTER_DATA_DIR, { recursive: true })
  }
  return { ...service, stop }
}

export async function openStage(bench: Bench, parallel: number): Promise<Stage> {
  const { data } = bench
  const { id: workspace, key, employees } = data.workspaces[0]!
  const type = await makeType(data.url, workspace)
  const first = `GET /v1/document_types/${type} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${key}\r\n\r\n`
  const service = await startWithFiles(bench, first)
  const agent = new Agent({ keepAlive: true, maxSockets: parallel })
  const bodies = Array.from({ length: files }, () => bodyOf(type, pick(employees)))
  let sent = 0
  const call = (method: string, path: string, body?: Buffer) =>
    new Promise<Buffer[]>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
      }
      const asked = request({ agent, port: service.port, method, path, headers }, response => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode! < 300) return resolve(pieces)
          reject(new Error(`${method} ${path} answered ${response.statusCode}: ${Buffer.concat(pieces)}`))
        })
      })
      asked.on('error', reject)
      asked.end(body)
    })
  return {
    service,
    async upload() {
      const pieces = await call('POST', '/v1/employee_documents', bodies[sent++ % files]!)
      return (JSON.parse(Buffer.concat(pieces).toString()) as { id: string }).id
    },
    async download(id) {
      const pieces = await call('GET', `/v1/employee_documents/${id}/content`)
      return pieces.reduce((sum, { length }) => sum + length, 0)
    },
    resident: () => residentOf(service.pid),
    async end() {
      agent.destroy()
      await service.stop()
    },
  }
}

async function makeType(url: string, workspace: string): Promise<string> {
  const id = newId('DocumentType')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into document_types (workspace_id, id, name, code, category) values ($1, $2, 'Degree', right($2, 20), 'education')`,
    [workspace, id],
  )
  await client.end()
  return id
}

/** Nothing that could be compressed, behind the first bytes of a PDF. */
function bodyOf(document_type_id: string, employee_id: string): Buffer {
  const bytes = randomBytes(fileBytes)
  bytes.write('%PDF-1.4\n')
  const said = { employee_id, document_type_id, file_name: 'degree.pdf', content_type: 'application/pdf' }
  return Buffer.from(JSON.stringify({ ...said, content_base64: bytes.toString('base64') }))
}

const pageBytes = 4_096

/** Bytes that a process has in memory. */
export function residentOf(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
  return Number(pages) * pageBytes
}

/** Does the work so often, as many at a time. */
export async function inParallel(
  times: number,
  parallel: number,
  work: () => Promise<unknown>,
): Promise<void> {
  let left = times
  const lane = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: parallel }, lane))
}
