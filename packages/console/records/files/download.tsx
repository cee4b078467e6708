// The file of a record: brought to the person's own folder, and shown before where it is a picture.
import { lazy, Suspense, useState } from 'react'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/over/dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { isOffered, type Noun, nameFile } from '../noun.ts'
import type { AnyInput, AnyOperation, AnyRecord } from '../operation.ts'
import { type Brought, keepFile, showFile, useFile } from './bring-file.ts'

const Picture = lazy(() => import('./picture.tsx'))

interface FileButtonsProps {
  readonly operation: AnyOperation
  readonly input: AnyInput
  /** What the record calls the file. */
  readonly name: unknown
  readonly look?: 'plain' | 'quiet' | undefined
  /** What the button says, where there is a better name for the file. */
  readonly text?: string
  /** Shows the file in a tab of its own, in place of keeping it. */
  readonly isShown?: boolean
}

export function FileButtons(props: FileButtonsProps) {
  const { operation, input, name, look = 'plain', text = say('record.download'), isShown = false } = props
  const missing = useObstacle()(operation.id)
  const { bring, isBusy, error, forget } = useFile(operation, input)
  const [shown, setShown] = useState<Brought>()
  return (
    <>
      {/\.(png|jpe?g|webp)$/i.test(String(name)) && (
        <Button look={look} missing={missing} isBusy={isBusy} onPress={() => void bring(setShown)}>
          {say('record.look')}
        </Button>
      )}
      <Button
        look={look}
        missing={missing}
        isBusy={isBusy}
        onPress={() => void bring(isShown ? showFile : keepFile)}
      >
        {text}
      </Button>
      {error !== undefined && (
        <Dialog title={text} onClose={forget}>
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

interface RecordFilesProps {
  readonly noun: Noun
  readonly record: AnyRecord
  readonly look?: 'quiet'
}

/** The files of a record, where it has them. */
export function RecordFiles({ noun, record, look }: RecordFilesProps) {
  const name = nameFile(record)
  if (name === null) return null
  return noun.files
    .filter(file => isOffered(noun, file, record))
    .map(file => (
      <FileButtons
        key={file.id}
        operation={file}
        input={noun.fileInput?.(record) ?? { path: { id: String(record.id) } }}
        name={name}
        look={look}
      />
    ))
}
