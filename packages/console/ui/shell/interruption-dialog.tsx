// The dialog in which the person signs in again or proves who they are; what was typed stays behind it.
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type Interruption, interruptions } from '../../app/interruptions.ts'
import { say } from '../../app/words.ts'
import { Dialog } from '../over/dialog.tsx'

const Again = lazy(() => import('../../pages/sign-in/again.tsx'))
const Proof = lazy(() => import('../../pages/sign-in/proof.tsx'))

export default function InterruptionDialog({ kind }: { readonly kind: Interruption }) {
  const queries = useQueryClient()
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
