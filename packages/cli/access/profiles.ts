// Keys by profile: from the environment, from a file that only its owner reads, or from the demo of npm start.

import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { exits, refuseUsage, Stop } from '../exits.ts'
import { didYouMean } from '../input/values.ts'
import type { Api } from '../tables/table.ts'
import type { World } from '../world.ts'

export interface Profile {
  readonly base_url: string
  /** An API key, a service token or a token of the console. */
  readonly key: string
  /** For the Workspace API, where the key is none of it. */
  readonly token?: string
}

export interface Profiles {
  readonly default?: string
  readonly profiles: Readonly<Record<string, Profile>>
}

/** The name of what npm start prints; a profile in the file goes before it. */
export const demo = 'demo'

export function credentialsFile({ env, home }: Pick<World, 'env' | 'home'>): string {
  return (
    env.MUSTER_CREDENTIALS || join(env.XDG_CONFIG_HOME || join(home, '.config'), 'muster', 'credentials.json')
  )
}

/** Refused where anybody else may read it. */
export function readProfiles(world: World): Profiles {
  const file = credentialsFile(world)
  if (!existsSync(file)) return { profiles: {} }
  const mode = statSync(file).mode & 0o777
  if ((mode & 0o077) !== 0 && process.platform !== 'win32')
    throw new Stop(
      exits.rights,
      `${file} has mode ${mode.toString(8).padStart(4, '0')}, so others may read its keys. Run: chmod 600 ${file}`,
    )
  let json: Partial<Profiles>
  try {
    json = JSON.parse(readFileSync(file, 'utf8')) as Partial<Profiles>
  } catch {
    throw new Stop(exits.rights, `${file} is not JSON. Mend it, or remove it and run muster-api login.`)
  }
  return { ...(json.default !== undefined && { default: json.default }), profiles: json.profiles ?? {} }
}

/** Whole or not at all, and for its owner alone. */
export function writeProfiles(world: World, profiles: Profiles): string {
  const file = credentialsFile(world)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const neighbour = `${file}.${process.pid}.tmp`
  writeFileSync(neighbour, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 })
  chmodSync(neighbour, 0o600)
  renameSync(neighbour, file)
  return file
}

export interface Wanted {
  readonly profile?: string | undefined
  readonly baseUrl?: string | undefined
}

/** The key and the service of a command. What is named goes before the environment, and that before the file. */
export function findProfile(world: World, wanted: Wanted): Profile {
  const { MUSTER_BASE_URL: url, MUSTER_PROFILE: usual } = world.env
  const { MUSTER_CONSOLE_TOKEN: token, MUSTER_API_KEY: key = token } = world.env
  const found =
    wanted.profile === undefined && key
      ? { base_url: url ?? '', key, ...(token && { token }) }
      : readNamed(world, wanted.profile ?? usual)
  const base_url = wanted.baseUrl ?? found.base_url
  if (base_url === '')
    throw refuseUsage('Set MUSTER_BASE_URL to the root of the service, such as https://api.example.com.')
  return Object.assign({}, found, { base_url })
}

function readNamed(world: World, wanted: string | undefined): Profile {
  const known = readProfiles(world)
  const name = wanted ?? known.default
  if (name === undefined)
    throw new Stop(
      exits.rights,
      'There is no key. Set MUSTER_API_KEY and MUSTER_BASE_URL, run muster-api login, or beside npm start add --profile demo.',
    )
  const profile = known.profiles[name] ?? (name === demo ? readDemo(world) : undefined)
  if (profile) return profile
  const near = didYouMean(name, [...Object.keys(known.profiles), demo])
  throw refuseUsage(`There is no profile ${name}.${near} Make it with muster-api login --profile ${name}.`)
}

interface Demo {
  readonly base_url: string
  readonly api_keys: { readonly full: string }
  /** Of the console. */
  readonly tokens?: { readonly owner: string }
}

/** What npm start wrote, in this folder or in one above. */
function readDemo({ env, folder }: World): Profile {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const file = join(resolve(at, env.MUSTER_DATA_DIR || '.data'), 'demo.json')
    if (existsSync(file)) {
      const { base_url, api_keys, tokens } = JSON.parse(readFileSync(file, 'utf8')) as Demo
      const token = tokens?.owner
      return { base_url, key: api_keys.full, ...(token !== undefined && { token }) }
    }
    if (at === dirname(at))
      throw refuseUsage(
        'There is no demo here. Run npm start in a checkout of Muster, and the command below that folder.',
      )
  }
}

/** What a key is, by how it starts; never the key itself. */
export function describeKey(key: string): string {
  if (key.startsWith('mst_live_')) return 'API key'
  if (key.startsWith('mst_svc_')) return 'service token'
  if (key.startsWith('mst_test_')) return 'test key of a sandbox'
  if (key.startsWith('mst_cons_')) return 'token of the console'
  return 'key of an unknown kind'
}

/** The key of a profile for one of the two APIs. */
export function keyFor(api: Api, { key, token }: Profile): string {
  return api === 'workspace' && token !== undefined ? token : key
}
