// The commands that keep keys: login, logout and profiles.

import { exits, refuseUsage, Stop } from '../exits.ts'
import { readArguments, type Takes } from '../input/arguments.ts'
import type { World } from '../world.ts'
import { tell } from '../world.ts'
import {
  credentialsFile,
  describeKey,
  findProfile,
  type Profile,
  readProfiles,
  writeProfiles,
} from './profiles.ts'

export const loginFlags = new Map<string, Takes>([
  ['profile', 'value'],
  ['base-url', 'value'],
  ['default', 'nothing'],
  ['help', 'nothing'],
])
export const logoutFlags = new Map<string, Takes>([
  ['profile', 'value'],
  ['help', 'nothing'],
])

/** Asks the service who a key is; rejects where it is refused. */
export type Ask = (profile: Profile) => Promise<{ readonly name?: string }>

const form = /^mst_(live|svc|test|cons)_[0-9A-Za-z_]+$/

/** The key comes from standard input, so that no history of a shell has it. */
export async function login(world: World, tokens: readonly string[], ask: Ask): Promise<void> {
  const { given } = readArguments(tokens, loginFlags, 'login')
  const options = new Map(given.map(({ name, value }) => [name, value]))
  const name = options.get('profile') ?? 'default'
  const known = readProfiles(world)
  const before = known.profiles[name]
  const base_url =
    options.get('base-url') ?? world.env.MUSTER_BASE_URL ?? before?.base_url ?? (await askUrl(world))
  const key = (world.in.isTerminal ? await world.in.ask('Key: ', true) : await world.in.read()).trim()
  if (!form.test(key))
    throw refuseUsage(
      'That is not a key of Muster: it starts with mst_live_, mst_svc_ or mst_test_. Give it on standard input, as in: muster-api login < key.txt',
    )
  const { name: called } = await ask({ base_url, key })
  const isDefault = options.has('default') || known.default === undefined || known.default === name
  const profiles = Object.assign({}, known.profiles, { [name]: { base_url, key } })
  const chosen = isDefault ? name : known.default
  const file = writeProfiles(world, { ...(chosen !== undefined && { default: chosen }), profiles })
  await tell(
    world,
    `The profile ${name} has the ${describeKey(key)}${called ? ` "${called}"` : ''} for ${base_url}, in ${file}.`,
  )
}

async function askUrl(world: World): Promise<string> {
  if (!world.in.isTerminal) throw refuseUsage('Say which service: add --base-url https://api.example.com.')
  return (await world.in.ask('Address of the service: ')).trim()
}

export async function logout(world: World, tokens: readonly string[]): Promise<void> {
  const { given } = readArguments(tokens, logoutFlags, 'logout')
  const known = readProfiles(world)
  const name = given.find(one => one.name === 'profile')?.value ?? known.default
  if (name === undefined || !known.profiles[name])
    throw refuseUsage(`There is no profile ${name ?? 'to forget'} in ${credentialsFile(world)}.`)
  const { [name]: _, ...profiles } = known.profiles
  const chosen = known.default === name ? Object.keys(profiles)[0] : known.default
  writeProfiles(world, { ...(chosen !== undefined && { default: chosen }), profiles })
  await tell(world, `The profile ${name} is forgotten. Its key goes on until it is revoked.`)
}

/** One line a profile: never a key. */
export async function listProfiles(world: World): Promise<void> {
  const { default: usual, profiles } = readProfiles(world)
  const names = Object.keys(profiles)
  const width = Math.max(0, ...names.map(name => name.length))
  for (const name of names) {
    const { base_url, key } = profiles[name]!
    await world.out.write(
      `${name === usual ? '*' : ' '} ${name.padEnd(width)}  ${base_url}  ${describeKey(key)}\n`,
    )
  }
  if (names.length === 0)
    throw new Stop(exits.notFound, 'There are no profiles. Make one with muster-api login.')
}

export { findProfile }
