// The peer's own Node and what has to be compiled for it, built by the first run after an install.

import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const modules = join(import.meta.dirname, 'node_modules')

/** The Node that the peer runs on: Directus compiles a module that newer ones refuse. */
export const peerNode = join(modules, 'node/bin/node')

export function assertBuilt(): void {
  if (!existsSync(modules)) throw new Error('The peers are not installed; run npm ci in bench/peers.')
  if (!existsSync(peerNode)) rebuild('node')
  if (!loads('isolated-vm')) rebuild('isolated-vm')
}

function loads(name: string): boolean {
  try {
    execFileSync(peerNode, ['-e', `require('${name}')`], { cwd: import.meta.dirname, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function rebuild(name: string): void {
  console.log(`Building ${name} for the peer, once ...`)
  const { PATH } = process.env
  const env = { ...process.env, ...headers(), PATH: `${join(modules, '.bin')}:${PATH}` }
  const flags = ['--ignore-scripts=false', '--loglevel=error']
  execFileSync('npm', ['rebuild', name, ...flags], { cwd: import.meta.dirname, env, stdio: 'inherit' })
}

/** The headers come with the pinned Node, so nothing else is downloaded. */
function headers(): NodeJS.ProcessEnv {
  const packages = join(modules, 'node/node_modules')
  const found = existsSync(packages) ? readdirSync(packages) : []
  const home = found.map(name => join(packages, name)).find(path => existsSync(join(path, 'include')))
  return home ? { npm_config_nodedir: home } : {}
}
