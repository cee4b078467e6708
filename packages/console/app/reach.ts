// How far the requests of a page reach: in the room of one's own records to oneself, whatever else the person may do.
import { createContext, useContext } from 'react'
import type { Reach } from './rights.ts'

const ReachContext = createContext<Reach | undefined>(undefined)

/** Said once, around the pages of a room. */
export const ReachProvider = ReachContext.Provider

/** Undefined where the rights of the person decide. */
export const useReach = (): Reach | undefined => useContext(ReachContext)
