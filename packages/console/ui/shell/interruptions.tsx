// The dialogs that stop a request until the person has signed in again or proved who they are; what was typed stays behind them.
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { interruptions } from '../../app/interruptions.ts'
import { say } from '../../app/words.ts'
import { Dialog } from '../over/dialog.tsx'

const Again = lazy(() => import('../../pages/sign-in/again.tsx'))
const Proof = lazy(() => import('../../pages/sign-in/proof.tsx'))

export function Interruptions() {
  const kind = useSyncExternalStore(interruptions.watch, interruptions.read)
  const queries = useQueryClient()
  if (kind === undefined) return null
  const settle = (isDone: boolean) => {
    if (isDone) void queries.invalidateQueries({ queryKey: ['getSession'] })
    interruptions.settle(kind, isDone)
  }
  return (
    <Dialog title={say(kind === 'sign_in' ? 'sign_in.again' : 'sign_in.proof')} onClose={() => settle(false)}>
      <Suspense>
        {kind === 'sign_in' ? <Again onDone={() => settle(true)} /> : <Proof onDone={() => settle(true)} />}
      </Suspense>
    </Dialog>
  )
}
