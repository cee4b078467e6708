// Reads the tarball of a package as those who publish and those who import it do: publint, and whether its types are those of its code; each finding in a line.

import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

const [file = '', ...allowed] = process.argv.slice(2)
const bytes = new Uint8Array(readFileSync(file))

const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
const published = messages.map(message => `publint: ${formatMessage(message, pkg, { color: false })}`)

const checked = await checkPackage(createPackageFromTarballData(bytes))
const problems = checked.types
  ? checked.problems.map(problem => {
      const where = 'resolutionKind' in problem ? ` (${problem.entrypoint}, ${problem.resolutionKind})` : ''
      return `types: ${problem.kind}${where}`
    })
  : []

const findings = [...published, ...problems].filter(line => !allowed.includes(line))
for (const line of findings) console.log(line)
if (findings.length > 0) process.exitCode = 1
