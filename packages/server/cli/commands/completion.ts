// Completion on the terminal: the script that teaches a shell the commands of muster.

import { shells, writeScript } from '@muster/cli/shells'
import { Argument, type Command } from 'commander'
import { print } from '../terminal/streams.ts'

/** Adds `muster completion`. */
export function addCompletionCommand(program: Command): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>', 'the shell').choices(shells))
    .description(`print the completion for ${shells.join(', ')}`)
    .addHelpText('after', '\nFor example, in ~/.bashrc: eval "$(muster completion bash)"')
    .action(shell => print(writeScript(shell, 'muster').trimEnd()))
}
