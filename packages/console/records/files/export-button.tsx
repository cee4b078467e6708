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
}: {
  readonly of: ExportOf
  readonly text?: string
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button missing={useObstacle()('createExport')} onPress={() => setOpen(true)}>
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
