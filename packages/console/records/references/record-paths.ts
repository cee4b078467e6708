// Where the page of each kind of record is; set from outside, because the table of rooms leads back to records.
import type { RegisteredRouter } from '@tanstack/react-router'
import { createContext, useContext } from 'react'

/** Where a list is, below which something is made: by the router, because an import of the rooms would lead back. */
export type NounPath = keyof RegisteredRouter['routesByPath'] extends infer Path
  ? Path extends `${infer List}/new`
    ? List
    : never
  : never

type FindPath = (kind: string) => NounPath | undefined

const RecordPaths = createContext<FindPath>(() => undefined)

export const RecordPathsProvider = RecordPaths.Provider

export const useFindPath = (): FindPath => useContext(RecordPaths)

export const useRecordPath = (kind: string | undefined): NounPath | undefined => {
  const find = useFindPath()
  return kind === undefined ? undefined : find(kind)
}

/** A noun is shown by the pages of a room alone. */
export function useNounPath({ kind }: { readonly kind: string }): NounPath {
  const path = useRecordPath(kind)
  if (path === undefined) throw new Error(`No room has pages of ${kind}.`)
  return path
}
