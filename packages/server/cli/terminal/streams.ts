// The streams of a command: what it prints, how it fails, and that it outlives its readers. It loads nothing.

export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** For people, where standard output has what is for programs. */
export function printAside(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** Lets a command end its work where nobody reads on, such as in `muster key list | head -1`. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') fail(error)
    })
}

export function fail(error: unknown): never {
  process.stderr.write(`muster: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
