// The demo as npm start and muster demo reset make it: the workspace, its people, its keys and tokens, and the file that says so.

import { makeCalls } from '../../configure.ts'
import { Files } from '../../files/files.ts'
import { openStore } from '../../files/place.ts'
import { openValidation } from '../../http/request/validate.ts'
import type { Config } from '../../runtime/config.ts'
import type { Platform } from '../../runtime/platform.ts'
import { asOperator } from '../office/office.ts'
import { linkMinutes, makeSignInLink, signInAddress } from '../office/people.ts'
import { demoApprovals } from '../seed/demo/approvals.ts'
import { ensurePeople } from '../seed/demo/console-people.ts'
import { ensureDemo } from '../seed/demo/demo.ts'
import { uploadHalfRight } from '../seed/demo/half-right-import.ts'
import { requireSecrets } from '../terminal/terminal.ts'
import { type Addresses, demoFile, readShown, type Shown, writeShown } from './shown.ts'
import { ensureTokens } from './tokens.ts'

/** Makes what is missing of it, writes demo.json, and returns what to tell. */
export async function openDemo(config: Config, platform: Platform, at: Addresses): Promise<string> {
  const { rules } = platform
  // The demo is in the first cell, also where there are several.
  const [{ database }] = platform.database.cells
  const secrets = requireSecrets(platform)
  const file = demoFile(config.dataDir)
  const known = readShown(file)
  const store = await openStore(config.files)
  const openCalls = async () => {
    const files = new Files(store, config.scanner)
    const validation = openValidation()
    return makeCalls({ config, secrets, files, database, rules, validation, clock: undefined })
  }
  const place = { database, url: database.url, openCalls }
  const { workspace_id, api_keys } = await ensureDemo(place, secrets, store, known.api_keys)
  const { owner, made, joined } = await ensurePeople(database, secrets, workspace_id)
  if (joined) {
    const calls = await asOperator(await openCalls(), workspace_id, owner.id)
    await uploadHalfRight(calls)
    await demoApprovals(calls)
  }
  const tokens = await ensureTokens(database, secrets, workspace_id, known.tokens)
  const people = made.length > 0 ? made : (known.people ?? [])
  const shown: Shown = { ...at, workspace_id, api_keys, tokens, people }
  writeShown(file, shown)
  const link = await makeSignInLink(database, secrets, { workspace_id, email: owner.email }, 'demo')
  return welcome(shown, link, file)
}

function welcome({ base_url, docs_url, console_url, api_keys }: Shown, link: string, file: string): string {
  return `
Muster is ready, with a demo workspace of 50 employees.

  Console   ${signInAddress(console_url, link)}
  Docs      ${docs_url}
  API key   ${api_keys.full}
  Try       curl -s -H 'Authorization: Bearer ${api_keys.full}' '${base_url}/v1/employees?limit=2'

The link to the console signs the owner in once, within ${linkMinutes} minutes. More keys (read only, without sensitive
data) and more people are in ${file}. For the commands of the guides, type eval "$(npx muster demo env)"
in a second terminal. Ctrl-C stops everything.
`
}
