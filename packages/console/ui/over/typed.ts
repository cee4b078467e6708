// Guards what was typed: the browser asks before it is lost, and so does whatever lies over the page with it.
import { createContext, useContext, useEffect } from 'react'

/** Told by a form to the drawer or dialog that it stands in. */
export const TypedContext = createContext<(isTyped: boolean) => void>(() => undefined)

export function useTyped(isTyped: boolean): void {
  const tell = useContext(TypedContext)
  useEffect(() => {
    tell(isTyped)
    return () => tell(false)
  }, [isTyped, tell])
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped])
}
