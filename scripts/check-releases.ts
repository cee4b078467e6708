// Checks whether the former release can run on the schema, and which other ones can: part of npm run check.

import { livingReleases, release } from '@muster/db'
import { onMigrated } from './migrated.ts'
import { judge, type Verdict } from './releases/breaches.ts'
import { findChangedMigrations } from './releases/changed-migrations.ts'
import { type Ledger, listReleases, readLedger } from './releases/ledger.ts'

const ledgers = listReleases().map(readLedger)
const former = ledgers.at(-1)?.release

for (const sentence of findChangedMigrations(ledgers)) complain(sentence)
await onMigrated(async url => {
  for (const ledger of ledgers) report(ledger, await judge(url, ledger))
})

function report(
  { migrations }: Ledger,
  { release: of, statements, breaches, accepted, stale }: Verdict,
): void {
  const lives = breaches.length === 0
  const migration = [...migrations.keys()].at(-1)!.replace(/\.sql$/, '')
  for (const subject of stale)
    complain(
      `packages/db/releases/${of}.accepted.txt accepts "${subject}", which is no breach; remove the line.`,
    )
  if (lives)
    console.log(`Nodes of ${of} run on this schema: ${statements} statements, ${accepted} accepted breaches.`)
  else if (of === former)
    complain(`Nodes of the former release, ${of}, do not run on this schema:\n${listBreaches(breaches)}`)
  else console.log(`Nodes of ${of} no longer run on this schema:\n${listBreaches(breaches)}`)
  if (lives === (livingReleases[of] === migration)) return
  complain(
    lives
      ? `packages/db/releases.ts lacks the living release '${of}': '${migration}'; add it.`
      : `packages/db/releases.ts says that ${of} lives; it does not live with the schema of ${release}.`,
  )
}

function listBreaches(breaches: Verdict['breaches']): string {
  return breaches.map(({ sentence }) => `  ${sentence}`).join('\n')
}

function complain(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
