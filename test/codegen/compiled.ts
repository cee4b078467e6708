// Compiles a folder of cases once and sorts what the compiler says by case.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The diagnostics of everything in a folder, by the folders in it. */
export function compile(folder: string, others: object = {}): Record<string, string> {
  const root = process.cwd()
  const config = {
    extends: join(root, 'tsconfig.json'),
    include: ['**/*.ts'],
    compilerOptions: { types: ['node'], noUnusedLocals: true, noUnusedParameters: true, ...others },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  // By default four checkers share the files and check much of them four times, on cores that other tests need.
  const options = ['--pretty', 'false', '--checkers', '1']
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', folder, ...options], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
  })
  const found: Record<string, string> = {}
  let name = ''
  for (const line of stdout.split('\n')) {
    name = /^([\w-]+)\//.exec(line)?.[1] ?? name
    if (line !== '') found[name] = `${found[name] ?? ''}${line}\n`
  }
  const { '': ofNoCase = '', ...ofCases } = found
  // A compiler that could not run says nothing of any case.
  if (stderr + ofNoCase !== '' || (status !== 0 && stdout === '')) throw new Error(stderr + ofNoCase)
  return ofCases
}
