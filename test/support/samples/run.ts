// Runs samples as they are written: all of a language in one process, one after the other.

import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../contract/page.ts'
import { atEnd } from '../jest/at-end.ts'
import { importedFile, picture } from './prepare/work.ts'
import type { ServedDemo } from './served.ts'

export interface Runnable {
  readonly id: string
  readonly source: string
  /** The variable of the environment that has the key, and the key. */
  readonly variable: string
  readonly key: string
}

/** The status of each answer, by operation; what went wrong before there was one is told instead. */
export type Answered = Readonly<Record<string, string>>

const run = promisify(execFile)

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

/** All that samples upload, by its name. */
export const filesOf = ({
  files,
}: Pick<ServedDemo, 'files'>): Readonly<Record<string, string | Uint8Array>> =>
  Object.assign(
    {
      'passport.pdf': pdf,
      'receipt.pdf': pdf,
      'contract.pdf': pdf,
      'ayesha-khan.png': picture,
      'logo.png': picture,
      'employees.csv': importedFile,
    },
    files,
  )

function openFolder(demo: ServedDemo): string {
  const folder = mkdtempSync(join(tmpdir(), 'muster-samples-'))
  atEnd(async () => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(filesOf(demo))) writeFileSync(join(folder, name), content)
  return folder
}

const settingsOf = (demo: ServedDemo) =>
  Object.assign({}, process.env, {
    MUSTER_BASE_URL: demo.base_url,
    NODE_OPTIONS: '',
  })

const shell = `
command -v uuidgen > /dev/null || uuidgen() { cat /proc/sys/kernel/random/uuid; }
`

/** curl adds the status to what it prints, by a setting of its own. */
export async function runCurl(demo: ServedDemo, samples: readonly Runnable[]): Promise<Answered> {
  const cwd = openFolder(demo)
  writeFileSync(join(cwd, '.curlrc'), 'silent\nshow-error\nwrite-out = "\\nSTATUS %{http_code}\\n"\n')
  const script = samples
    .map(
      ({ id, source, variable, key }) => `echo '== ${id}'\nexport ${variable}='${key}'\n{\n${source}\n} 2>&1`,
    )
    .join('\n')
  writeFileSync(join(cwd, 'samples.sh'), shell + script)
  const env = Object.assign(settingsOf(demo), { CURL_HOME: cwd })
  const { stdout } = await run('bash', ['samples.sh'], { cwd, env, maxBuffer: 2 ** 26 })
  const parts = stdout.split(/^== /m).slice(1)
  return Object.fromEntries(
    parts.map(part => {
      const [, id = ''] = /^(\w+)/.exec(part) ?? []
      const [, status] = /^STATUS (\d+)$/m.exec(part) ?? []
      return [id, status === undefined || status > '299' ? `${status} ${part.slice(0, 500)}` : status]
    }),
  )
}

const runTypeScriptSamples = `
import { writeFileSync } from 'node:fs'
const statuses = {}
console.log = () => {}
for (const { id, variable, key } of JSON.parse(process.env.SAMPLES)) {
  process.env[variable] = key
  try {
    await import('./' + id + '.ts')
    statuses[id] = '200'
  } catch (error) {
    statuses[id] = (error.status ?? '') + ' ' + error.message
  }
}
writeFileSync('statuses.json', JSON.stringify(statuses))
`

export async function runTypeScript(demo: ServedDemo, samples: readonly Runnable[]): Promise<Answered> {
  const cwd = openFolder(demo)
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'))
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }')
  for (const { id, source } of samples) writeFileSync(join(cwd, `${id}.ts`), source)
  return runAll(demo, samples, cwd, [process.execPath, 'run.mjs'], runTypeScriptSamples)
}

const runPythonSamples = `
import io, json, os, contextlib, requests
statuses = {}
for sample in json.loads(os.environ["SAMPLES"]):
    id = sample["id"]
    os.environ[sample["variable"]] = sample["key"]
    try:
        with open(id + ".py") as file, contextlib.redirect_stdout(io.StringIO()):
            exec(compile(file.read(), id, "exec"), {})
        statuses[id] = "200"
    except requests.HTTPError as error:
        statuses[id] = f"{error.response.status_code} {error.response.text}"
    except Exception as error:
        statuses[id] = repr(error)
with open("statuses.json", "w") as file:
    json.dump(statuses, file)
`

export async function runPython(demo: ServedDemo, samples: readonly Runnable[]): Promise<Answered> {
  const cwd = openFolder(demo)
  for (const { id, source } of samples) writeFileSync(join(cwd, `${id}.py`), source)
  return runAll(demo, samples, cwd, ['python3', 'run.py'], runPythonSamples)
}

async function runAll(
  demo: ServedDemo,
  samples: readonly Runnable[],
  cwd: string,
  [program, file]: readonly [string, string],
  script: string,
): Promise<Answered> {
  writeFileSync(join(cwd, file), script)
  const listed = samples.map(({ id, variable, key }) => ({ id, variable, key }))
  const env = Object.assign(settingsOf(demo), { SAMPLES: JSON.stringify(listed) })
  await run(program, [file], { cwd, env, maxBuffer: 2 ** 26 })
  return JSON.parse(readFileSync(join(cwd, 'statuses.json'), 'utf8')) as Answered
}
