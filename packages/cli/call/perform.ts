// Carries out a command of the API: reads what was typed, asks before what is final, and sends it.

import { describeKey, findProfile, keyFor } from '../access/profiles.ts'
import { exits, refuseUsage, Stop } from '../exits.ts'
import type { Arguments } from '../input/arguments.ts'
import { type Command, type Input, readInput } from '../input/read-input.ts'
import { tell, type World } from '../world.ts'
import { send } from './send.ts'
import { showRequest } from './show-request.ts'

export async function perform(world: World, command: Command, said: Arguments): Promise<void> {
  const { operation } = command
  const input = await readInput(world, command, said)
  const { options } = input
  const found = findProfile(world, { profile: options.get('profile'), baseUrl: options.get('base-url') })
  const profile = { base_url: found.base_url, key: keyFor(operation.api, found) }
  if (options.has('dry-run') && !operation.hasDryRun) {
    await showRequest(world, command, input, profile)
    return tell(world, 'Dry run: nothing was sent.')
  }
  checkKey(command, profile.key)
  if (operation.isFinal && !options.has('dry-run') && !options.has('yes'))
    await askFirst(world, command, input)
  await send({ world, command, input, profile })
}

/** Some keys are of the other API; the service would only say that they are unknown. */
function checkKey({ name, verb, operation }: Command, key: string): void {
  const kind = describeKey(key)
  if (name === 'sandbox' && kind !== 'test key of a sandbox')
    throw new Stop(
      exits.rights,
      `${name} ${verb} acts in the sandbox, which a test key opens: mst_test_... This is one of live data (${kind}). Nothing was sent.`,
    )
  const isRefused = operation.api === 'workspace' ? kind === 'API key' : kind === 'token of the console'
  if (!isRefused) return
  const api = operation.api === 'workspace' ? 'the Workspace API' : 'the public API'
  throw new Stop(
    exits.rights,
    `${name} ${verb} is of ${api}, which takes no ${kind}. Use a service token, mst_svc_...`,
  )
}

async function askFirst(world: World, { name, verb, operation }: Command, { path }: Input): Promise<void> {
  const which = [name, verb, ...Object.values(path)].join(' ')
  if (!world.in.isTerminal)
    throw refuseUsage(
      `${which} cannot be taken back. Add --yes to do it, or --dry-run to see what it would do.`,
    )
  const answer = await world.in.ask(`${operation.summary}: ${which} cannot be taken back. Go on? (y/N) `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new Stop(exits.refused, 'Nothing was done.')
}
