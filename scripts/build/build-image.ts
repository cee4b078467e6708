// Builds the image of Muster as an archive that docker, podman and buildah load (npm run build:image, --out FILE). It needs Linux and one of buildah and podman.

import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const root = resolve(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, `dist/muster-${version}.tar`) },
    'when-stale': { type: 'boolean', default: false },
  },
})
const out = resolve(values.out)
const name = `localhost/muster:${version}`

const builder = ['buildah', 'podman'].find(program => spawnSync(program, ['--version']).status === 0)
if (process.platform !== 'linux' || builder === undefined) {
  console.error('Building the image needs Linux and buildah or podman; on Debian: apt-get install buildah.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'muster-image-'))
try {
  const rootfs = join(folder, 'rootfs')
  const stale = values['when-stale'] ? ['--when-stale'] : []
  run(process.execPath, 'scripts/build/build-server.ts', '--out', join(rootfs, 'app'), ...stale)
  addNode(rootfs)
  addSystem(rootfs)
  copyFileSync(join(root, 'packages/server/production/Containerfile'), join(folder, 'Containerfile'))
  mkdirSync(dirname(out), { recursive: true })
  rmSync(out, { force: true })
  // Storage of its own: nothing of it stays on this machine but the archive.
  const storage = [
    '--root',
    join(folder, 'storage'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ]
  run(builder, ...storage, 'build', '--quiet', '--isolation', 'chroot', '--tag', name, folder)
  run(builder, ...storage, 'push', '--quiet', name, `oci-archive:${out}:muster:${version}`)
  console.log(`The image is ${out}; load it with docker load --input or podman load --input.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run(program: string, ...args: readonly string[]): void {
  execFileSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Node, which the lockfile pins, and the libraries of this machine that it is linked to. */
function addNode(rootfs: string): void {
  const node = join(rootfs, 'usr/local/bin/node')
  mkdirSync(dirname(node), { recursive: true })
  copyFileSync(join(root, 'node_modules/node/bin/node'), node)
  chmodSync(node, 0o755)
  const linked = execFileSync('ldd', [node], { encoding: 'utf8' })
  for (const [library] of linked.matchAll(/\/\S+/g)) {
    const copy = join(rootfs, library)
    mkdirSync(dirname(copy), { recursive: true })
    // A link is followed: the image has the file under the name that is asked for.
    copyFileSync(library, copy)
    chmodSync(copy, 0o755)
  }
}

/** Who it runs as, how names are found, which certificates are trusted, and folders to write in. */
function addSystem(rootfs: string): void {
  const etc = join(rootfs, 'etc')
  mkdirSync(etc)
  writeFileSync(join(etc, 'passwd'), 'muster:x:10001:10001:Muster:/var/lib/muster:/sbin/nologin\n')
  writeFileSync(join(etc, 'group'), 'muster:x:10001:\n')
  writeFileSync(join(etc, 'nsswitch.conf'), 'hosts: files dns\n')
  const certificates = '/etc/ssl/certs/ca-certificates.crt'
  if (existsSync(certificates)) cpSync(certificates, join(rootfs, certificates))
  mkdirSync(join(rootfs, 'tmp'))
  chmodSync(join(rootfs, 'tmp'), 0o1777)
  const data = join(rootfs, 'var/lib/muster')
  mkdirSync(data, { recursive: true })
  // Whoever runs it mounts a volume here.
  execFileSync('chown', ['10001:10001', data])
}
