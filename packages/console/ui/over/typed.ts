// Guards what was typed: whatever lies over the page with it asks before it is lost, and of a long form so does the browser.
import { createContext, useContext, useEffect } from 'react'

/** Told by a form to the drawer or dialog that it stands in. */
export const TypedContext = createContext<(isTyped: boolean) => void>(() => undefined)

/** Of a few words, which nobody loses by leaving the page: whoever signs in through another site is not asked. */
export function useFewTyped(isTyped: boolean): void {
  const tell = useContext(TypedContext)
  useEffect(() => {
    tell(isTyped)
    return () => tell(false)
  }, [isTyped, tell])
}

export function useTyped(isTyped: boolean): void {
  useFewTyped(isTyped)
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped])
}
