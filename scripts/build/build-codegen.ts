// Builds the code generator for publishing: JavaScript for plain Node and its types, with a package.json beside them (--out DIR).
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { writePackage } from './write-package.ts'

const root = resolve(import.meta.dirname, '../..')
const codegen = join(root, 'packages/codegen')
const { values } = parseArgs({ options: { out: { type: 'string', default: join(codegen, 'dist') } } })
const out = resolve(values.out)

rmSync(out, { recursive: true, force: true })
compile()
writePackage('codegen', out)
// Its README leads to them.
cpSync(join(codegen, 'examples'), join(out, 'examples'), { recursive: true })

/** File by file, so that the command goes on loading only what a run needs. */
function compile(): void {
  const folder = mkdtempSync(join(tmpdir(), 'build-codegen-'))
  try {
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
        target: 'es2024',
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: codegen,
        outDir: out,
      },
      include: [],
      files: ['index.ts', 'muster-codegen.ts'].map(file => join(codegen, file)),
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = fileURLToPath(import.meta.resolve('typescript/package.json')).replace(
      'package.json',
      'bin/tsc',
    )
    execFileSync(process.execPath, [tsc, '-p', folder], { stdio: 'inherit' })
  } finally {
    rmSync(folder, { recursive: true })
  }
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) nameJavaScript(join(out, file))
  }
  chmodSync(join(out, 'muster-codegen.js'), 0o755)
}

/** Types name the file that is there at run time, which every setting of a consumer's compiler can follow. */
function nameJavaScript(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'))
}
