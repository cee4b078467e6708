// The doctor on the machine and its settings: Node, what the environment says, and the folder that data goes to.

import { accessSync, constants, existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { tellShortly } from '@muster/formats/shorten'
import { secretsFrom } from '../../../auth/secrets.ts'
import { type Config, noSecret } from '../../../runtime/config.ts'
import { type Finding, fault, warn, well } from './finding.ts'

const oldestNode = 26

export function examineNode(version = process.versions.node): Finding {
  if (Number(version.split('.')[0]) >= oldestNode) return well('node', `Node ${version}.`)
  return fault(
    'node',
    `Node ${version} is too old.`,
    `Run Muster on Node ${oldestNode} or later, such as that of the image.`,
  )
}

export function* examineSettings(config: Config): Iterable<Finding> {
  const { production, secret, previousSecret, consoleUrl, host, trustedProxies } = config
  if (!production)
    yield warn(
      'settings',
      'NODE_ENV is not production, so Muster makes a secret of its own and shows its metrics to everybody.',
      'Set NODE_ENV=production.',
    )
  yield examineSecret(secret, previousSecret, production)
  if (production && consoleUrl === undefined)
    yield warn(
      'console address',
      'MUSTER_CONSOLE_URL is not set, so people sign in on localhost alone.',
      'Set it to the address at which people open the console, such as https://muster.example.com.',
    )
  const isLocal = /^(127\.|localhost$|::1$)/.test(host)
  if (production && !isLocal && trustedProxies.length === 0)
    yield warn(
      'proxies',
      `Muster listens on ${host} and trusts no proxy, so behind one every caller has the address of the proxy.`,
      'Name its address in MUSTER_TRUSTED_PROXIES, or ignore this if nothing stands in front.',
    )
}

function examineSecret(
  secret: string | undefined,
  previous: string | undefined,
  production: boolean,
): Finding {
  if (secret === undefined)
    return production
      ? fault('secret', 'MUSTER_SECRET is not set.', noSecret)
      : well('secret', 'It is made at the first start, and kept with the data.')
  try {
    secretsFrom(secret, previous)
    return well(
      'secret',
      previous === undefined ? 'It is long enough.' : 'Both are long enough, and a rotation is under way.',
    )
  } catch (error) {
    return fault(
      'secret',
      `${tellShortly(error)}.`,
      'Set another one, and keep it: what was made under it is lost with it.',
    )
  }
}

const warnsBelowBytes = 2 ** 30
const failsBelowBytes = 2 ** 27

/** The folder for files and for what a node remembers. */
export async function examineDisk({ dataDir }: Config): Promise<Finding> {
  let folder = dataDir
  while (!existsSync(folder)) folder = dirname(folder)
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    return fault(
      'disk',
      `${folder} cannot be written.`,
      'Give the account that runs Muster the folder, or name another one in MUSTER_DATA_DIR.',
    )
  }
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const says = `${folder} has ${(free / 2 ** 30).toFixed(1)} GiB free.`
  if (free >= warnsBelowBytes) return well('disk', says)
  return (free < failsBelowBytes ? fault : warn)(
    'disk',
    says,
    'Make room, or keep files in S3 (MUSTER_FILES).',
  )
}
