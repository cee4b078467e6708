// The doctor on what a node talks to: the store of files, the scanner, Redis, the mail server and the name servers.

import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { tellShortly } from '@muster/formats/shorten'
import { openStore } from '../../../files/place.ts'
import { scan } from '../../../files/scanner.ts'
import { askNameServers } from '../../../outbound/addresses.ts'
import { Post } from '../../../outbound/mail-server.ts'
import type { Config } from '../../../runtime/config.ts'
import { type Finding, fault, warn, well } from './finding.ts'

const patienceMs = 10_000
const probe = Buffer.from('Muster looks whether files can be kept here.')
const key = { workspace_id: 'wsp_doctor', sha256: createHash('sha256').update(probe).digest('hex') }

/** Writes a small object into a bucket, looks at it and removes it. A folder is looked at as the disk. */
export async function examineStore({ files }: Config): Promise<Finding> {
  if ('folder' in files) return well('files', `Files lie in ${files.folder}.`)
  const store = await openStore(files)
  try {
    await within('the bucket', async () => {
      await store.write(key, probe)
      const stored = await store.stat(key)
      await store.remove(key)
      if (stored?.size_bytes !== probe.length) throw new Error('what was written is not there')
    })
    return well('files', `Files can be written, read and removed in ${store.place}.`)
  } catch (error) {
    return fault(
      'files',
      `Files cannot be kept in ${store.place}: ${tellShortly(error)}.`,
      'Check bucket, endpoint and region in MUSTER_FILES, and the credentials (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY or a role) with the rights to put, get, list and delete objects.',
    )
  }
}

export async function examineScanner({ scanner }: Config): Promise<Finding> {
  if (!scanner)
    return warn(
      'scanner',
      'Uploads are not scanned for viruses.',
      'Run clamd, and name its host and port in MUSTER_CLAMD.',
    )
  const place = `${scanner.host}:${scanner.port}`
  try {
    await scan(scanner, probe, 'file')
    return well('scanner', `ClamAV answers at ${place}.`)
  } catch (error) {
    return fault(
      'scanner',
      `ClamAV at ${place} does not scan: ${tellShortly(error)}.`,
      'Start clamd with TCPSocket, or correct MUSTER_CLAMD. Until then uploads are refused.',
    )
  }
}

export async function examineRedis({ redisUrl }: Config): Promise<Finding> {
  if (!redisUrl) return well('redis', 'None is set; each node counts its requests alone.')
  const { createClient } = await import('redis')
  const redis = createClient({
    url: redisUrl,
    socket: { connectTimeout: patienceMs, reconnectStrategy: false },
  })
  redis.on('error', () => undefined)
  try {
    await within('Redis', async () => {
      await redis.connect()
      await redis.ping()
    })
    return well('redis', 'Redis answers.')
  } catch (error) {
    return fault(
      'redis',
      `Redis cannot be used: ${tellShortly(error)}.`,
      'Start it, or correct REDIS_URL. Until then each node counts alone.',
    )
  } finally {
    redis.destroy()
  }
}

/** Connects and logs in; sends nothing. */
export async function examineMail({ mail }: Config): Promise<Finding> {
  if (!mail)
    return warn(
      'mail',
      'No e-mails are sent: invitations and warnings reach nobody.',
      'Set MUSTER_SMTP_URL and MUSTER_SMTP_FROM.',
    )
  try {
    await within('the mail server', () => new Post(mail).greet())
    return well('mail', `The mail server lets Muster in; e-mails come from ${mail.from}.`)
  } catch (error) {
    return fault(
      'mail',
      `The mail server does not let Muster in: ${tellShortly(error)}.`,
      'Check host, port, user and password in MUSTER_SMTP_URL, and whether the machine may reach it.',
    )
  }
}

/** A name that stands for as long as the net does. */
const anyName = 'example.com'

/** Whether name servers are asked for it. */
function isAsked(address: string | undefined): boolean {
  if (address === undefined) return false
  const { hostname } = new URL(address)
  return hostname !== 'localhost' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
}

export async function examineNames(
  { nameServers, consoleUrl, mail, files }: Config,
  ask = askNameServers,
): Promise<Finding> {
  const asked = isAsked(consoleUrl) ? new URL(consoleUrl!).hostname : anyName
  const servers = nameServers?.join(', ') ?? 'The name servers of this machine'
  try {
    const [first] = await ask(asked, { servers: nameServers })
    return well('names', `${servers} know ${asked} (${first!.address}).`)
  } catch (error) {
    const says = `${servers} do not tell the address of ${asked}: ${tellShortly(error)}.`
    if (nameServers || isAsked(consoleUrl) || isAsked(mail?.url) || !('folder' in files))
      return fault(
        'names',
        says,
        'Correct MUSTER_NAME_SERVERS or /etc/resolv.conf, and the record of the name. Until then webhooks are not delivered.',
      )
    return warn(
      'names',
      `${says} No setting names a host outside, so only webhooks need one.`,
      'Connect the machine, or ignore this where no webhook goes outside.',
    )
  }
}

/** Whoever keeps silent is as good as away. */
async function within<T>(who: string, work: () => Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`no answer of ${who} within ${patienceMs / 1000} s`)),
    patienceMs,
  )
  try {
    return await Promise.race([work(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
