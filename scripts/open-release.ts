// Opens the next release (npm run open-release 1.2.0): records what the present one expects of the schema, and moves the number.

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { latestMigration, release } from '@muster/db'
import { recordRelease } from './releases/record.ts'

const root = resolve(import.meta.dirname, '..')
const [next = ''] = process.argv.slice(2)

/** Where the number stands besides packages and the lockfile: the text around it. */
const places: Readonly<Record<string, (number: string) => string>> = {
  'openapi.yaml': number => `  version: ${number}\n`,
  'packages/db/releases.ts': number => `release = '${number}'`,
  'packages/sdk/version.ts': number => `version = '${number}'`,
  'packages/sdk/README.md': number => `muster-sdk-${number}.tgz`,
  'README.md': number => `muster@${number}'`,
}

const isLater = /^\d+\.\d+\.\d+$/.test(next) && next.localeCompare(release, 'en', { numeric: true }) > 0

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}

function change(path: string, edit: (text: string) => string): void {
  const file = join(root, path)
  const before = readFileSync(file, 'utf8')
  const after = edit(before)
  if (after === before)
    throw new Error(`${path} does not say that this is ${release}; nothing was changed in it.`)
  writeFileSync(file, after)
}

/** Of packages of the project, as it stands in their own files and in the lockfile. */
function moveNumber(text: string): string {
  return text
    .replaceAll(new RegExp(`("@muster/\\w+": )"${release}"`, 'g'), `$1"${next}"`)
    .replaceAll(new RegExp(`("name": "@?muster[/\\w]*",\\n\\s*"version": )"${release}"`, 'g'), `$1"${next}"`)
}

async function open(): Promise<void> {
  if (git('status', '--porcelain') !== '') throw new Error('Commit or undo your changes first.')
  const statements = await recordRelease(release, git('rev-parse', 'HEAD'))
  console.log(`Release ${release} is recorded with ${statements.length} statements.`)
  for (const folder of ['.', ...readdirSync(join(root, 'packages')).map(name => `packages/${name}`)])
    change(`${folder}/package.json`, moveNumber)
  change('package-lock.json', moveNumber)
  for (const [path, at] of Object.entries(places)) change(path, text => text.replace(at(release), at(next)))
  change('packages/db/releases.ts', text =>
    text.replace(/^\}$/m, `  '${release}': '${latestMigration()}',\n}`),
  )
  // The release that ends gets its day; the docs show it.
  const today = Temporal.Now.plainDateISO()
  change('CHANGELOG.md', text =>
    text.replace(/^## (\S+) \(([^)]*)\)$/m, `## ${next} (private beta)\n\n## $1 ($2, ${today})`),
  )
  console.log(`This is ${next} now. Run npm run generate and npm run check, and commit.`)
}

try {
  if (!isLater) throw new Error(`npm run open-release takes a number after ${release}, such as 1.2.0.`)
  await open()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
