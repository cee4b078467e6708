// The demo on the terminal: what guides begin with, the code of an authenticator app, and a demo begun anew.

import type { Command } from 'commander'
import { computeTotp } from '../../auth/factors/totp.ts'
import { formatShell, refusal } from '../demo/shell.ts'
import { print } from '../terminal/terminal.ts'

/** Loaded by the commands that need them. */
const demoEnv = () => import('../demo/env.ts')
const demoReset = () => import('../demo/reset.ts')

const example = `
For example, in a terminal beside that of npm start: eval "$(npx muster demo env)"
In a folder outside of the checkout: eval "$(npx --prefix ~/muster muster demo env)"`

/** Adds `muster demo`. */
export function addDemoCommands(program: Command): void {
  const demo = program.command('demo').description('the demo of npm start, for guides and for trying out')
  demo
    .command('env')
    .description('variables and functions for a shell: address, keys, tokens, ids, call and field')
    .option('--empty', 'of a new workspace beside the demo, with nobody in it')
    .option('--json', 'the variables alone, as JSON')
    .addHelpText('after', example)
    .action(({ empty, json }) => printEnv(empty === true, json === true))
  demo
    .command('reset')
    .description('begin the demo anew while its server runs; other workspaces stay')
    .action(async () => print(await (await demoReset()).resetDemo(process.env)))
  demo
    .command('code <secret>')
    .description('the code of this moment of an authenticator app that has this secret')
    .action(secret => print(computeTotp(secret, Math.floor(Date.now() / 30_000))))
}

async function printEnv(empty: boolean, json: boolean): Promise<void> {
  try {
    const { makeEmpty, readDemo } = await demoEnv()
    const variables = await (empty ? makeEmpty : readDemo)(process.env)
    print(json ? JSON.stringify(variables, null, 2) : formatShell(variables, process.execPath))
  } catch (error) {
    // Its eval would take nothing at all for success.
    if (!json) print(refusal)
    throw error
  }
}
