// Where the page of each kind of record is; set from outside, because the table of rooms leads back to records.
import { createContext, useContext } from 'react'

type FindPath = (kind: string) => string | undefined

const RecordPaths = createContext<FindPath>(() => undefined)

export const RecordPathsProvider = RecordPaths.Provider

export const useRecordPath = (kind: string | undefined): string | undefined => {
  const find = useContext(RecordPaths)
  return kind === undefined ? undefined : find(kind)
}
