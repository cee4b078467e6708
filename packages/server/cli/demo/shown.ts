// What demo.json in the data folder says of the demo: where it is, and with what one gets in.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DemoPerson } from '../seed/demo/console-people.ts'
import type { DemoKeys } from '../seed/demo/demo.ts'
import type { DemoTokens } from './tokens.ts'

/** Where the server of the demo is reached. */
export interface Addresses {
  readonly base_url: string
  readonly docs_url: string
  readonly console_url: string
}

export interface Shown extends Addresses {
  readonly workspace_id: string
  readonly api_keys: DemoKeys
  readonly tokens: DemoTokens
  readonly people: readonly DemoPerson[]
}

export const demoFile = (dataDir: string): string => join(dataDir, 'demo.json')

/** What stands there; nothing before the first start, and less where an older release has written it. */
export function readShown(file: string): Partial<Shown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Shown>) : {}
}

export function writeShown(file: string, shown: Shown): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(shown, null, 2)}\n`, { mode: 0o600 })
}
