// The scanner: uploads are held against a real ClamAV, with a signature of our own for the EICAR test file.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readScannerPlace, type ScannerPlace, scan } from '../../../packages/server/files/scanner.ts'
import { pdf, pdfOf } from '../../support/files/samples.ts'
import { makeOwner, uploadOf } from '../../support/fixtures/documents.ts'
import { ask, makeWorkspace } from '../../support/fixtures/make.ts'
import { startForeign } from '../../support/processes/children.ts'
import { until } from '../../support/processes/until.ts'
import { closedPort } from '../../support/server/muster.ts'
import { startNode, stopNodes } from '../../support/server/nodes.ts'

/** The file by which scanners are tried; in two parts, so that no scanner takes this one for it. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
const isInstalled = spawnSync('clamd', ['--version']).status === 0
const real = isInstalled ? describe : (describe.skip as typeof describe)

const folder = mkdtempSync(join(tmpdir(), 'muster-clamd-'))
afterAll(async () => {
  await stopNodes()
  rmSync(folder, { recursive: true })
})

const answers = (place: ScannerPlace) =>
  scan(place, pdf(), 'content_base64').then(
    () => true,
    () => false,
  )

async function startClamd(): Promise<{ place: ScannerPlace; stop(): void }> {
  const port = await closedPort()
  mkdirSync(join(folder, 'signatures'))
  writeFileSync(
    join(folder, 'signatures', 'own.ndb'),
    `Eicar-Test:0:*:${Buffer.from(eicar).toString('hex')}\n`,
  )
  const conf = join(folder, 'clamd.conf')
  const settings = [
    `DatabaseDirectory ${join(folder, 'signatures')}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
  ]
  writeFileSync(conf, [...settings, 'Foreground yes', 'StreamMaxLength 8M', ''].join('\n'))
  const child = startForeign('clamd', ['-c', conf], { stdio: 'ignore' })
  const place = { host: '127.0.0.1', port }
  await until(() => answers(place))
  return { place, stop: () => child.kill() }
}

// Where it is skipped: apt-get install clamav-daemon, or brew install clamav. It needs no signatures but our own.
real('With ClamAV (skipped without clamd: apt-get install clamav-daemon)', () => {
  let clamd: Awaited<ReturnType<typeof startClamd>>
  beforeAll(async () => {
    clamd = await startClamd()
  })
  afterAll(() => clamd.stop())

  it('clean bytes pass, also 5 MiB of them', async () => {
    await expect(scan(clamd.place, pdfOf(5 * 1024 * 1024), 'content_base64')).resolves.toBeUndefined()
  })

  it('the EICAR file is found', async () => {
    await expect(scan(clamd.place, Buffer.from(eicar), 'content_base64')).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('is refused by the virus scanner, which found Eicar-Test'),
    })
  })

  it('more than clamd takes is told as what it says, and is no pass', async () => {
    await expect(scan(clamd.place, pdfOf(9 * 1024 * 1024), 'content_base64')).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('size limit exceeded'),
    })
  })

  it('an upload of it is refused by a server, and nothing is stored', async () => {
    const workspace = await makeWorkspace()
    const owner = await makeOwner(workspace)
    const { host, port } = clamd.place
    const { base_url } = await startNode({
      MUSTER_DATA_DIR: join(folder, 'data'),
      MUSTER_CLAMD: `${host}:${port}`,
    })
    const send = (bytes: Buffer) =>
      ask(base_url, 'POST', '/v1/employee_documents', { key: workspace.key, body: uploadOf(owner, bytes) })
    const refused = await send(pdf(eicar))
    expect([refused.status, refused.json.errors]).toEqual([
      400,
      [{ field: 'content_base64', message: expect.stringContaining('which found Eicar-Test') }],
    ])
    expect((await send(pdf('clean'))).status).toBe(201)
    const { data } = await workspace.muster.employeeDocuments.list()
    expect(data).toHaveLength(1)
  })
})

describe('A scanner that does not answer', () => {
  it('is told with 503 where nothing listens', async () => {
    const place = { host: '127.0.0.1', port: await closedPort() }
    await expect(scan(place, pdf(), 'content_base64')).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('The virus scanner does not answer'),
    })
  })

  it.each([
    ['ends the connection', ''],
    ['says what it never says', 'hello\0'],
    ['says half a word', 'stream: O'],
  ])('is told with 503 where it %s', async (_, said) => {
    const server = createServer(socket => {
      socket.on('error', () => undefined)
      socket.once('data', () => socket.end(said))
    }).listen(0, '127.0.0.1')
    await until(() => server.listening)
    const { port } = server.address() as AddressInfo
    await expect(scan({ host: '127.0.0.1', port }, pdf(), 'content_base64')).rejects.toMatchObject({
      status: 503,
    })
    server.close()
  })
})

it('a server without one says so once', async () => {
  const node = await startNode({ MUSTER_DATA_DIR: join(folder, 'unscanned'), LOG_LEVEL: 'info' })
  await node.said(/uploads are not scanned/)
  expect(node.output().match(/uploads are not scanned/g)).toHaveLength(1)
})

describe('MUSTER_CLAMD', () => {
  it.each([
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['clamd.internal:3310', { host: 'clamd.internal', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
  ])('may be %s', (text, place) => {
    expect(readScannerPlace(text)).toEqual(place)
  })

  it.each(['clamd', '127.0.0.1', 'host:0', 'host:99999', 'host:1/x', 'a b:1'])('may not be %s', text => {
    expect(() => readScannerPlace(text)).toThrow('it must be the host and port of clamd')
  })
})
