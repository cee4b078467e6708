#!/usr/bin/env node
// The operator's command: starts Muster and looks after its workspaces, keys and data.

import { fail, outliveReaders, print } from './terminal/streams.ts'

outliveReaders()
const words = process.argv.slice(2)
try {
  if (words[0] === '__complete') await completeWords(words.slice(1))
  else {
    const { openProgram } = await import('./program.ts')
    await (await openProgram(words)).parseAsync()
  }
} catch (error) {
  fail(error)
}

/** What a shell asks while somebody types. */
async function completeWords([first, ...rest]: readonly string[]): Promise<void> {
  const { complete } = await import('@muster/cli/shells')
  const { completionOf, readListed } = await import('./listed-commands.ts')
  const typed = first === '--' ? rest : [first ?? '', ...rest]
  for (const line of complete(typed, completionOf(readListed()))) print(line)
}
