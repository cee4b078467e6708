// The number of the release: written in the contract, and the same wherever else it stands.

import { readdirSync, readFileSync } from 'node:fs'
import { release as ofNodes } from '../../packages/db/releases.ts'
import { version as ofSdk } from '../../packages/sdk/version.ts'
import { parseContract } from '../../scripts/contract.ts'
import { findChangedMigrations } from '../../scripts/releases/changed-migrations.ts'
import { listReleases, readLedger } from '../../scripts/releases/ledger.ts'

const { version } = parseContract().info as unknown as { version: string }

interface Package {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T
const packages = ['.', ...readdirSync('packages').map(name => `packages/${name}`)]

const ofPackage = (given: Package): string[] => {
  const all = Object.entries({ ...given.dependencies, ...given.devDependencies })
  return [given.version, ...all.filter(([name]) => name.startsWith('@muster/')).map(([, wanted]) => wanted)]
}

describe('The number of the release', () => {
  it.each(packages)('is that of %s and of what it needs of Muster', folder => {
    const numbers = ofPackage(readJson(`${folder}/package.json`))
    expect(numbers).toEqual(numbers.map(() => version))
  })

  it('is that of the lockfile', () => {
    const lock = readJson<{ version: string; packages: Record<string, Package> }>('package-lock.json')
    const own = Object.entries(lock.packages).filter(([path]) => /^(?:packages\/[^/]+)?$/.test(path))
    expect(own).toHaveLength(packages.length)
    const numbers = [lock.version, ...own.flatMap(([, given]) => ofPackage(given))]
    expect(numbers).toEqual(numbers.map(() => version))
  })

  it('is what the SDK sends and nodes know, and what the guide of the SDK installs', () => {
    expect([ofSdk, ofNodes]).toEqual([version, version])
    expect(readFileSync('packages/sdk/README.md', 'utf8')).toContain(`muster-sdk-${version}.tgz`)
  })

  it('heads the changelog', () => {
    const [, first] = /^## (\S+)/m.exec(readFileSync('CHANGELOG.md', 'utf8'))!
    expect(first).toBe(version)
  })

  it('is after that of every release which is recorded', () => {
    expect([...listReleases(), version].at(-1)).toBe(version)
    expect(listReleases()).not.toContain(version)
  })
})

describe('A migration that has landed', () => {
  it('stays as it is', () => {
    const ledgers = listReleases().map(readLedger)
    expect(findChangedMigrations(ledgers)).toEqual([])
    const changed = new Map([...ledgers[0]!.migrations, ['0050-employment-contract-files.sql', 'another']])
    expect(findChangedMigrations(ledgers, changed)).toContain(
      '0050-employment-contract-files.sql has landed with release 1.0.0 and was changed since; restore it and write a new migration.',
    )
  })
})
