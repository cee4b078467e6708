// The file of a record: brought to the person's own folder, and shown before where it is a picture.
import { lazy, Suspense, useState } from 'react'
import { download } from '../app/ask.ts'
import { useObstacle } from '../app/session.tsx'
import { say } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Problem } from '../ui/problem.tsx'
import type { AnyOperation } from './operation.ts'

const Picture = lazy(() => import('./picture.tsx'))

interface FileButtonsProps {
  readonly operation: AnyOperation
  readonly id: string
  /** What the record calls the file. */
  readonly name: unknown
  readonly look?: 'plain' | 'quiet'
}

interface Brought {
  readonly file: Blob
  readonly name: string
}

export function FileButtons({ operation, id, name, look = 'plain' }: FileButtonsProps) {
  const missing = useObstacle()(operation.id)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [shown, setShown] = useState<Brought>()
  const bring = async (use: (brought: Brought) => void) => {
    setBusy(true)
    try {
      const answer = await download(operation, { path: { id } })
      const file = await new Response(answer.stream).blob()
      use({ file: file.slice(0, file.size, answer.contentType), name: answer.fileName ?? id })
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {/\.(png|jpe?g|webp)$/i.test(String(name)) && (
        <Button look={look} missing={missing} isBusy={isBusy} onPress={() => void bring(setShown)}>
          {say('record.look')}
        </Button>
      )}
      <Button look={look} missing={missing} isBusy={isBusy} onPress={() => void bring(keep)}>
        {say('record.download')}
      </Button>
      {error !== undefined && (
        <Dialog title={say('record.download')} onClose={() => setError(undefined)}>
          <Problem error={error} />
        </Dialog>
      )}
      {shown && (
        <Dialog title={shown.name} onClose={() => setShown(undefined)} size="wide">
          <Suspense>
            <Picture of={shown.file} name={shown.name} />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}

function keep({ file, name }: Brought): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Some browsers read the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
