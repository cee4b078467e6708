// The number of the release: written in the contract, and the same wherever else it stands.

import { readdirSync, readFileSync } from 'node:fs'
import { version as ofSdk } from '../../packages/sdk/version.ts'
import { parseContract } from '../../scripts/contract.ts'

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

  it('is what the SDK sends, and what its guide installs', () => {
    expect(ofSdk).toBe(version)
    expect(readFileSync('packages/sdk/README.md', 'utf8')).toContain(`muster-sdk-${version}.tgz`)
  })

  it('heads the changelog', () => {
    const [, first] = /^## (\S+)/m.exec(readFileSync('CHANGELOG.md', 'utf8'))!
    expect(first).toBe(version)
  })
})
