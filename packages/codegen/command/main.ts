// What the command does: generates TypeScript from OpenAPI documents, checks it, watches them, tells what a change touches.
import { enableCompileCache } from 'node:module'
import { type Command, readArguments } from './arguments.ts'
import { requireCompiler } from './compiler-module.ts'
import { help } from './help.ts'
import { checkAll, generateAll } from './run.ts'
import { UsageError } from './usage.ts'

// What the compiler of Node made of the TypeScript compiler and of the engine is kept for the next run.
enableCompileCache()
requireCompiler()

// What watches and what compares is loaded when it is asked for: a run that finds nothing changed ends before that.
async function run(command: Command): Promise<number> {
  switch (command.name) {
    case 'help':
      console.log(help)
      return 0
    case 'generate':
      return generateAll(command.runs)
    case 'check':
      return checkAll(command.runs)
    case 'watch': {
      const { watchAll } = await import('./watch.ts')
      await watchAll(command.runs)
      return 0
    }
    case 'impact': {
      const { tellImpact } = await import('./impact.ts')
      return tellImpact(command)
    }
  }
}

try {
  process.exitCode = await run(readArguments(process.argv.slice(2)))
} catch (error) {
  const isUsage = error instanceof UsageError
  console.error(isUsage ? `${error.message}\nmuster-codegen --help shows how.` : error)
  process.exitCode = isUsage ? 2 : 1
}
