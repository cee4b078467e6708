// Has a file made of what a page shows: the button, whose dialog is loaded when it is pressed.
import { lazy, Suspense, useState } from 'react'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import type { ExportOf } from './export-of.ts'

const ExportDialog = lazy(() => import('./export-dialog.tsx'))

export function ExportButton({
  of,
  text = say('export.do'),
  look = 'plain',
  missing,
}: {
  readonly of: ExportOf
  readonly text?: string
  readonly look?: 'plain' | 'quiet'
  /** Why there is none of it, besides a right that is missing. */
  readonly missing?: string | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  const obstacle = useObstacle()('createExport') ?? missing
  return (
    <>
      <Button look={look} missing={obstacle} onPress={() => setOpen(true)}>
        {text}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportDialog of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
