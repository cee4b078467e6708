// A registry of npm on loopback that has what is installed here, so that packages can be installed without the network.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'

interface Manifest {
  readonly name: string
  readonly version: string
}

export interface Registry {
  readonly url: string
  close(): void
}

/** Each package under its name, by version; what is not nested counts as the latest. */
export async function startRegistry(...folders: readonly string[]): Promise<Registry> {
  const packages = new Map<string, Map<string, string>>()
  for (const folder of folders) collect(folder, packages)
  const server = createServer((request, response) => {
    const [name = '', tarball] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/')
    const versions = packages.get(name)
    if (!versions) return response.writeHead(404).end('{}')
    if (tarball !== undefined) return response.end(pack(versions.get(tarball.replace('.tgz', ''))!))
    return response.end(JSON.stringify(packumentOf(name, versions, `http://${request.headers.host}`)))
  }).listen(0, '127.0.0.1')
  await new Promise(ready => server.once('listening', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

/** Level by level, so that what is not nested comes first. */
function collect(folder: string, packages: Map<string, Map<string, string>>): void {
  let level = [folder]
  while (level.length > 0) {
    const found = level.flatMap(listPackages)
    for (const path of found) {
      const { name, version } = manifestOf(path)
      const versions = packages.get(name) ?? new Map<string, string>()
      if (!versions.has(version)) versions.set(version, path)
      packages.set(name, versions)
    }
    level = found.map(path => join(path, 'node_modules'))
  }
}

/** The packages of a folder, those of scopes too. */
function listPackages(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (!entry.isDirectory() || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    if (entry.name.startsWith('@')) return listPackages(path)
    return existsSync(join(path, 'package.json')) ? [path] : []
  })
}

const manifestOf = (path: string): Manifest => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))

function packumentOf(name: string, versions: ReadonlyMap<string, string>, url: string): object {
  const [latest] = versions.keys()
  const entries = [...versions].map(([version, path]) => {
    return [version, { ...manifestOf(path), dist: { tarball: `${url}/${name}/-/${version}.tgz` } }]
  })
  return { name, 'dist-tags': { latest }, versions: Object.fromEntries(entries) }
}

/** The tarball of an installed package, not compressed: npm takes it as well, and to compress a compiler takes seconds. */
function pack(path: string): Buffer {
  const from = ['-C', dirname(path), '--exclude', 'node_modules', basename(path)]
  // npm takes the first folder off, whatever it is called.
  return execFileSync('tar', ['-chf', '-', ...from], { maxBuffer: Number.POSITIVE_INFINITY })
}
