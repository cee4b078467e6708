// What a command reaches outside of itself: its streams, its environment, the network and the tables.

import type { Tables } from './tables/table.ts'

export interface Screen {
  readonly isTerminal: boolean
  /** Of a terminal, in letters. */
  readonly width: number | undefined
  /** Resolves once the reader has taken it. */
  write(data: string | Uint8Array): Promise<void>
}

export interface Keyboard {
  readonly isTerminal: boolean
  /** Whether somebody gave a file or a pipe. */
  readonly isGiven: boolean
  read(): Promise<string>
  /** One line, asked for on standard error; what is secret is not shown. */
  ask(question: string, isSecret?: boolean): Promise<string>
}

export interface World {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Where relative paths begin. */
  readonly folder: string
  /** The home of whoever runs the command. */
  readonly home: string
  readonly out: Screen
  readonly err: Screen
  readonly in: Keyboard
  readonly fetch: (request: Request) => Promise<Response>
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal
  readonly tables: Tables
  readonly version: string
}

/** Lines for people, beside what is printed for programs. */
export const tell = (world: World, line: string): Promise<void> => world.err.write(`${line}\n`)
