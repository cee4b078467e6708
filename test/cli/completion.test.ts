// Completion in the shells themselves: nouns, verbs, flags and the values of enums, as each shell asks for them.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder, muster } from '../support/cli/world.ts'
import { describeWith, env } from '../support/processes/programs.ts'

const folder = makeFolder()
const bin = join(folder, 'bin')
mkdirSync(bin)
symlinkSync(resolve('packages/cli/muster-api.ts'), join(bin, 'muster-api'))
symlinkSync(resolve('packages/server/cli/muster.ts'), join(bin, 'muster'))
symlinkSync(process.execPath, join(bin, 'node'))
writeFileSync(join(folder, 'passport.pdf'), '')

function runShell(shell: string, args: readonly string[]): string {
  return execFileSync(shell, args, {
    cwd: folder,
    env: { ...env, PATH: `${bin}:${env.PATH}`, HOME: folder, TERM: 'xterm' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** What a shell offers for each line that is being typed. */
const lines: readonly (readonly [what: string, line: string, offers: readonly string[]])[] = [
  ['nouns', 'muster-api employee-a', ['employee-addresses']],
  ['commands beside them', 'muster-api compl', ['completion']],
  ['verbs', 'muster-api departments ', ['create', 'get', 'list', 'update']],
  ['flags', 'muster-api employees list --st', ['--starting-after', '--status']],
  ['values', 'muster-api employees list --status re', ['resigned', 'retired']],
  ['values behind others', 'muster-api employees list --all --status te', ['terminated']],
  ['columns', 'muster-api employees list --columns emp', ['employee_code', 'employment_type_id']],
  ['files', 'muster-api employee-documents create --file pass', ['passport.pdf']],
  ['events', 'muster-api trigger payroll', ['payroll.run.approved', 'payroll.run.locked']],
  ['events behind an option', 'muster-api trigger --json leave.re', ['leave.rejected', 'leave.requested']],
  ['flags behind an event', 'muster-api trigger contract.signed --js', ['--json']],
  ['shells', 'muster-api completion ', ['bash', 'fish', 'zsh']],
  ['commands of muster', 'muster workspace ', ['create', 'update']],
  ['flags of muster', 'muster law packs --j', ['--json']],
  ['values of muster', 'muster export employees --format ', ['csv', 'xlsx', 'zip']],
  ['arguments of muster', 'muster completion z', ['zsh']],
  ['files of muster', 'muster import employees pass', ['passport.pdf']],
]

const sorted = (text: string): string[] =>
  text
    .split('\n')
    .filter(line => line !== '')
    .sort()

describe('bash', () => {
  /** As bash calls the function: with the words, where the cursor stands, and the line. */
  const offered = (line: string): string[] => {
    const [command] = line.split(' ')
    const script = `eval "$(${command} completion bash)"
      COMP_LINE=${JSON.stringify(line)}; COMP_POINT=\${#COMP_LINE}
      read -ra COMP_WORDS <<< "$COMP_LINE"; [[ "$COMP_LINE" == *" " ]] && COMP_WORDS+=("")
      COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ))
      $(complete -p ${command} | sed 's/.*-F \\([^ ]*\\) .*/\\1/')
      printf '%s\\n' "\${COMPREPLY[@]}"`
    return sorted(runShell('bash', ['--norc', '-c', script]))
  }

  it.each(lines)('offers %s', (_, line, offers) => expect(offered(line)).toEqual(offers))

  it('offers the values of a flag behind an equals sign, of which it makes a word', () => {
    const script = `eval "$(muster-api completion bash)"
      COMP_LINE="muster-api employees list --status=re"; COMP_POINT=\${#COMP_LINE}
      COMP_WORDS=(muster-api employees list --status = re); COMP_CWORD=5
      _muster_api; printf '%s\\n' "\${COMPREPLY[@]}"`
    expect(sorted(runShell('bash', ['--norc', '-c', script]))).toEqual(['resigned', 'retired'])
  })
})

describeWith({ program: 'zsh', isMeantBy: 'CI_SHELLS' }, 'completion in zsh', () => {
  /** What zsh hands to its own function _describe, for no terminal is there to show it. */
  const offered = (line: string): string[] => {
    const words = line.split(' ').map(word => JSON.stringify(word))
    const [command = ''] = line.split(' ')
    const script = `autoload -Uz compinit; compinit -u -d ${folder}/dump; eval "$(${command} completion zsh)"
      _describe() { local word; for word in "\${(@P)3}" ; do print -r -- "\${word%%:*}"; done }
      _files() { print -rl -- \${words[CURRENT]}*(N); }
      words=(${words.join(' ')}); CURRENT=\${#words}; _${command.replace('-', '_')}`
    return sorted(runShell('zsh', ['-f', '-c', script]))
  }

  it.each(lines)('offers %s', (_, line, offers) => expect(offered(line)).toEqual(offers))
})

describeWith({ program: 'fish', isMeantBy: 'CI_SHELLS' }, 'completion in fish', () => {
  /** fish says itself what it would offer; a word and what it means stand apart by a tab. */
  const offered = (line: string): string[] => {
    const [command] = line.split(' ')
    const script = `${command} completion fish | source; complete -C ${JSON.stringify(line)}`
    return sorted(runShell('fish', ['--no-config', '-c', script])).map(word => word.split('\t')[0]!)
  }

  it.each(lines)('offers %s', (_, line, offers) => expect(offered(line)).toEqual(offers))
})

/** In each shell, what a tab behind the command calls. */
const pressed: Readonly<Record<string, readonly [flag: string, press: string]>> = {
  bash: [
    '--norc',
    'COMP_LINE="muster-api emp"; COMP_POINT=14; COMP_WORDS=(muster-api emp); COMP_CWORD=1; _muster_api',
  ],
  zsh: ['-f', 'words=(muster-api emp); CURRENT=2; _muster_api'],
  fish: ['--no-config', 'complete -C "muster-api emp"'],
}

describe.each(Object.entries(pressed))('the script for %s', (shell, [flag, press]) => {
  it.each(['muster-api', 'muster'])('says that %s has to be on the PATH', command => {
    const script = execFileSync(join(bin, command), ['completion', shell], { encoding: 'utf8' })
    expect(script).toContain(
      `# It calls ${command}, which has to be on the PATH. npx does not put it there, and what follows npx is not completed.\n`,
    )
  })

  describeWith({ program: shell, isMeantBy: 'CI_SHELLS' }, 'where the command is not on the PATH', () => {
    it('is silent at a tab', () => {
      const file = join(folder, `completion.${shell}`)
      writeFileSync(file, execFileSync(join(bin, 'muster-api'), ['completion', shell]))
      const begin =
        shell === 'zsh' ? `autoload -Uz compinit; compinit -u -d ${folder}/dump; _describe() { }; ` : ''
      const { stdout, stderr } = spawnSync(shell, [flag, '-c', `${begin}source ${file}; ${press}`], {
        env: { PATH: '/usr/bin:/bin', HOME: folder, TERM: 'xterm' },
        encoding: 'utf8',
      })
      expect([stdout, stderr]).toEqual(['', ''])
    })
  })
})

describe('the hidden command', () => {
  const offered = async (...words: string[]) =>
    (await muster(['__complete', '--', ...words])).out.trimEnd().split('\n')

  it('says what words mean', async () => {
    expect(await offered('employees', 'li')).toEqual(['list\tList employees'])
  })

  it('offers true and false behind an equals sign', async () => {
    expect(await offered('employees', 'list', '--include-deleted=')).toEqual([
      '--include-deleted=true',
      '--include-deleted=false',
    ])
  })

  it('has nothing to say of what there is not, and fails never', async () => {
    for (const words of [
      ['nobody', ''],
      ['employees', 'nothing', '--'],
      ['employees', 'list', '--nothing', ''],
    ])
      expect(await muster(['__complete', '--', ...words])).toMatchObject({ code: 0, out: '', err: '' })
  })
})
