// One decision for all that are chosen; the service makes it for each of them, and tells what it refused.
import { lazy, Suspense, useState } from 'react'
import { say, sayAction } from '../../app/words.ts'
import { approveApproval, rejectApproval } from '../../gen/operations/approvals.ts'
import { useBulk } from '../../records/bulk/begin.ts'
import type { Selection } from '../../records/lists/many/selection.ts'
import { Button } from '../../ui/button.tsx'

const ManyDialog = lazy(() => import('../../records/lists/many/many-dialog.tsx'))

export function Many({ selection: { records, clear } }: { readonly selection: Selection }) {
  const [asked, setAsked] = useState<typeof approveApproval | typeof rejectApproval>()
  const { mutate, isPending, error } = useBulk()
  const count = records.length
  if (count === 0) return null
  const name = ({ id }: { readonly id: string }) => say('inbox.do', { action: sayAction(id), count })
  return (
    <section className="bar-for-many" aria-label={say('inbox.chosen', { count })}>
      <strong>{say('inbox.chosen', { count })}</strong>
      <Button look="primary" onPress={() => setAsked(approveApproval)}>
        {name(approveApproval)}
      </Button>
      <Button look="danger" onPress={() => setAsked(rejectApproval)}>
        {name(rejectApproval)}
      </Button>
      {asked && (
        <Suspense>
          <ManyDialog
            operation={asked}
            title={name(asked)}
            shape={undefined}
            left={0}
            isBusy={isPending}
            error={error}
            onSend={body => {
              const ids = records.flatMap(({ id }) => (typeof id === 'string' ? id : []))
              const onSuccess = () => {
                setAsked(undefined)
                clear()
              }
              mutate([{ operation: asked, ids, body }], { onSuccess })
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
