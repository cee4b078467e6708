// Opening the databases of a deployment: each is migrated and opened under the request roles. One that is away is tried again.

import { setTimeout as sleep } from 'node:timers/promises'
import { Cells, Database, type Databases, firstCell, joinCells, migrate } from '@muster/db'
import { tellShortly } from '@muster/formats/shorten'
import type { Config } from '../config.ts'
import { openLog } from '../log.ts'
import { NoLogin, withLogin } from '../login.ts'
import type { Metrics } from '../metrics.ts'
import type { ConfiguredCell } from './cells.ts'

const patienceMs = 10_000
const againMs = 10_000

/** A database with the settings that its addresses come from. */
interface Place extends ConfiguredCell {
  /** Undefined for the one that Muster has started itself. */
  readonly setting: string | undefined
  readonly appSetting: string
  readonly isOneOfSeveral: boolean
}

interface Opened {
  readonly place: Place
  readonly database: Database
}

export interface OpenCells {
  readonly database: Databases
  /** The migrations that were applied, the name of their cell in front where it is not the first. */
  readonly applied: readonly string[]
  close(): Promise<void>
}

function listPlaces(
  { databaseUrl, databaseAppUrl: appUrl, cells }: Config,
  url: string,
): [Place, ...Place[]] {
  const isOneOfSeveral = cells.length > 0
  const setting = databaseUrl && 'DATABASE_URL'
  const first = { name: firstCell, url, appUrl, setting, appSetting: 'DATABASE_APP_URL', isOneOfSeveral }
  const others = cells.map(cell =>
    Object.assign(
      { setting: `MUSTER_CELLS, ${cell.name}`, appSetting: `MUSTER_CELLS_APP, ${cell.name}`, isOneOfSeveral },
      cell,
    ),
  )
  return [first, ...others]
}

const openDatabase = (place: Place, { poolSize, preparedStatements }: Config, metrics: Metrics): Opened => ({
  place,
  database: new Database({
    url: place.url,
    appUrl: place.appUrl,
    poolSize,
    prepared: preparedStatements,
    fenced: place.isOneOfSeveral,
    onRetry: code => metrics.countRetry(code),
    onRefused: line => metrics.countRefused(line),
  }),
})

/** Refuses a database that cannot be logged in to. */
const assertLogin = (setting: string, url: string): Promise<void> =>
  withLogin({ setting, url, patienceMs }, async () => undefined)

/** Brings it up to date, and refuses it where row level security would not bind requests. */
async function prepare({ place, database }: Opened): Promise<string[]> {
  const { name, url, appUrl, setting, appSetting, isOneOfSeveral } = place
  if (setting) await assertLogin(setting, url)
  const applied = await migrate(url)
  if (isOneOfSeveral) await joinCells(url)
  if (appUrl) await assertLogin(appSetting, appUrl)
  await database.assertIsolated()
  return applied.map(migration => (name === firstCell ? migration : `${name}: ${migration}`))
}

/** Says of which cell an error is. */
const nameCell = ({ place }: Opened, cause: unknown): Error =>
  new Error(`The cell ${place.name}: ${tellShortly(cause)}.`, { cause })

/**
 * Opens all databases. The first has to be there. The workspaces of the others are answered while one of them is away, so
 * that a node can start then: that one is prepared once it is back.
 */
export async function openCells(config: Config, url: string, metrics: Metrics): Promise<OpenCells> {
  const [first, ...others] = listPlaces(config, url).map(place => openDatabase(place, config, metrics)) as [
    Opened,
    ...Opened[],
  ]
  const all = [first, ...others] as const
  const [one, ...rest] = all.map(({ place: { name }, database }) => ({ name, database }))
  const database = rest.length === 0 ? first.database : new Cells([one!, ...rest])
  try {
    const applied = [await prepare(first)]
    const away: Opened[] = []
    // At once, for each that is away is waited for.
    const prepared = others.map(other =>
      prepare(other).catch(error => {
        if (!(error instanceof NoLogin)) throw nameCell(other, error)
        if (!error.isAway) throw error
        away.push(other)
        return []
      }),
    )
    applied.push(...(await Promise.all(prepared)))
    const waiting = away.length > 0 ? awaitCells(away, config.logLevel) : undefined
    metrics.watch(database)
    const close = async () => {
      await waiting?.stop()
      await database.close()
    }
    return { database, applied: applied.flat(), close }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Prepares cells once they are back, and says so. */
function awaitCells(away: readonly Opened[], logLevel: string): { stop(): Promise<void> } {
  // What a command prints stands on standard output.
  const { logger } = openLog(logLevel, process.stderr)
  const stopping = new AbortController()
  const waiting = away.map(async opened => {
    const cell = opened.place.name
    logger.warn({ cell }, 'a cell cannot be reached; its workspaces are answered once it is back')
    for (let is_ready = false; !is_ready; ) {
      await sleep(againMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (stopping.signal.aborted) return
      is_ready = await prepare(opened).then(
        () => true,
        err => {
          if (!(err instanceof NoLogin) || !err.isAway)
            logger.error({ cell, err }, 'a cell that is back cannot be used; it is tried again')
          return false
        },
      )
    }
    logger.info({ cell }, 'a cell is back')
  })
  return {
    async stop() {
      stopping.abort()
      await Promise.all(waiting)
    },
  }
}
