// What stops a request until the person has signed in again or proved who they are; its dialog is loaded when one is stopped.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { interruptions } from '../../app/interruptions.ts'

const InterruptionDialog = lazy(() => import('./interruption-dialog.tsx'))

export function Interruptions() {
  const kind = useSyncExternalStore(interruptions.watch, interruptions.read)
  if (kind === undefined) return null
  return (
    <Suspense>
      <InterruptionDialog kind={kind} />
    </Suspense>
  )
}
