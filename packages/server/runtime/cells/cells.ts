// Cells: the further databases in which workspaces live, as MUSTER_CELLS names them.

import { type CellPlace, firstCell } from '@muster/db'

export interface ConfiguredCell extends CellPlace {
  /** The requests' own connection; undefined: the owner's under their role. */
  readonly appUrl: string | undefined
}

export const isCellName = (text: string): boolean => /^[a-z][a-z0-9-]{0,29}$/.test(text)
const protocols: readonly (string | undefined)[] = ['postgres:', 'postgresql:']
const example = 'b=postgresql://muster@db2.internal/muster'

/** The name of a cell and its address, such as `b=postgresql://...`. `place` says where the entry is from. */
export function readEntry(place: string, entry: string): CellPlace {
  const [name = '', url = ''] = splitOnce(entry, '=')
  if (!isCellName(name) || !protocols.includes(URL.parse(url)?.protocol))
    throw new Error(
      `${place} is not the name of a cell and its address, such as ${example}. A name has up to 30 small letters, digits and hyphens, and begins with a letter.`,
    )
  if (name === firstCell)
    throw new Error(
      `${place} is called ${firstCell}, which is the database of DATABASE_URL. Choose another name.`,
    )
  return { name, url }
}

/** Addresses by the names of cells. An address may hold a password, so that no refusal repeats one. */
function readAddresses(setting: string, text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [at, entry] of text.split(/\s+/).filter(Boolean).entries()) {
    const { name, url } = readEntry(`${setting}: entry ${at + 1}`, entry)
    if (found.has(name))
      throw new Error(`${setting} has two cells with the name ${name}. Rename one of them.`)
    found.set(name, url)
  }
  return found
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}

/** Where an address leads; a login and its parameters are no part of it, but for the folder of a socket. */
export function findPlace(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return `${searchParams.get('host') ?? host.replace(/:5432$/, '')}${pathname}`
}

/** The cells beside the first one. */
export function readCells(
  cells: string | undefined,
  appCells: string | undefined,
  databaseUrl: string | undefined,
): ConfiguredCell[] {
  const urls = readAddresses('MUSTER_CELLS', cells ?? '')
  const appUrls = readAddresses('MUSTER_CELLS_APP', appCells ?? '')
  for (const name of appUrls.keys())
    if (!urls.has(name))
      throw new Error(
        `MUSTER_CELLS_APP names the cell ${name}, and MUSTER_CELLS does not. Add it there, or leave it out here.`,
      )
  if (urls.size > 0 && databaseUrl === undefined)
    throw new Error(
      'MUSTER_CELLS is set and DATABASE_URL is not; name the first database, which has the directory, in DATABASE_URL.',
    )
  const known = new Map(databaseUrl === undefined ? [] : [[findPlace(databaseUrl), firstCell]])
  for (const [name, url] of urls) {
    const same = known.get(findPlace(url))
    if (same !== undefined)
      throw new Error(
        `The cells ${same} and ${name} have the same address, and each needs a database of its own. Correct one of them.`,
      )
    known.set(findPlace(url), name)
  }
  return [...urls].map(([name, url]) => ({ name, url, appUrl: appUrls.get(name) }))
}

/** The cell of this name, of those that there are. */
export function findCell<Cell extends { readonly name: string }>(cells: readonly Cell[], name: string): Cell {
  const found = cells.find(cell => cell.name === name)
  if (found) return found
  const names = cells.map(cell => cell.name).join(', ')
  throw new Error(`There is no cell ${name}. Cells: ${names}. MUSTER_CELLS names more of them.`)
}

/** All databases, of which the first one has the directory. */
export type AllCells = readonly [CellPlace, ...CellPlace[]]

interface CellSettings {
  readonly databaseUrl: string | undefined
  readonly cells: readonly ConfiguredCell[]
}

/** The cells of a deployment, for whoever moves workspaces between them. None of them is opened. */
export function listCells({ databaseUrl, cells }: CellSettings): AllCells {
  if (databaseUrl !== undefined) return [{ name: firstCell, url: databaseUrl }, ...cells]
  throw new Error(
    'DATABASE_URL is not set. The PostgreSQL within Muster is the only database of a deployment; with one of your own, workspaces can move to others.',
  )
}
