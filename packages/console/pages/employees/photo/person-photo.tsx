// The photo in the head of a person, where whoever may changes and removes it.
import { useId, useRef, useState } from 'react'
import { formatBytes } from '../../../app/formats.ts'
import { useWrite } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayAction } from '../../../app/words.ts'
import { deleteEmployeePhoto, storeEmployeePhoto } from '../../../gen/operations/employee-photos.ts'
import { nameFileType } from '../../../records/forms/file-types.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Face, usePhoto } from '../../../records/references/face.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Dialog } from '../../../ui/over/dialog.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { cutPhoto, leastSide, mostBytes, photoTypes } from './cut-photo.ts'

interface PersonPhotoProps {
  readonly record: RecordOf<'Employee'>
  readonly name: string
}

export function PersonPhoto({ record, name }: PersonPhotoProps) {
  const isChanged = useObstacle()(storeEmployeePhoto.id) === undefined && !record.deleted
  const face = <Face id={record.id} name={name} size="large" />
  return isChanged ? <PhotoMenu id={record.id} name={name} face={face} /> : face
}

interface PhotoMenuProps {
  readonly id: string
  readonly name: string
  readonly face: React.ReactNode
}

function PhotoMenu({ id, name, face }: PhotoMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const menuId = useId()
  const hasPhoto = usePhoto(id) !== undefined
  const { choose, remove, refusal, error, forget, said, isBusy } = usePhotoWrites(id)
  const press = (work: () => void) => () => {
    menu.current?.hidePopover()
    work()
  }
  return (
    <div className="more photo">
      <button
        type="button"
        className="button"
        aria-haspopup="true"
        aria-busy={isBusy || undefined}
        popoverTarget={menuId}
      >
        {face}
        <Icon name="camera" />
        <span className="unseen">{say('photo.of', { name })}</span>
      </button>
      <div id={menuId} ref={menu} popover="auto" className="popover more-menu">
        <Button look="quiet" onPress={press(() => file.current?.click())}>
          {hasPhoto ? sayAction(storeEmployeePhoto.id) : say('photo.add')}
        </Button>
        {hasPhoto && (
          <Button look="quiet" onPress={press(remove)}>
            {sayAction(deleteEmployeePhoto.id)}
          </Button>
        )}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept={photoTypes.join(',')}
        onChange={event => {
          const [chosen] = event.target.files ?? []
          // So that the same file can be chosen again.
          event.target.value = ''
          if (chosen) void choose(chosen)
        }}
      />
      <span className="unseen" role="status">
        {said}
      </span>
      {(refusal !== undefined || error !== null) && (
        <Dialog title={say('photo.refused')} onClose={forget}>
          {refusal === undefined ? <Problem error={error} /> : <p role="alert">{refusal}</p>}
        </Dialog>
      )}
    </div>
  )
}

/** Storing and removing, and what became of it. */
function usePhotoWrites(id: string) {
  const [refusal, setRefusal] = useState<string>()
  const [said, setSaid] = useState('')
  const store = useWrite(storeEmployeePhoto)
  const take = useWrite(deleteEmployeePhoto)
  const choose = async (chosen: File) => {
    setSaid('')
    const refused = refuseFile(chosen)
    const photo = refused === undefined ? await cutPhoto(chosen) : undefined
    setRefusal(refused ?? (typeof photo === 'string' ? refusals[photo]() : undefined))
    if (!(photo instanceof Blob)) return
    // Its own name may tell more of the person than the picture does.
    const body = { file_name: 'photo.jpg', content_type: 'image/jpeg', content_base64: photo }
    store.mutate({ path: { id }, body }, { onSuccess: () => setSaid(say('photo.changed')) })
  }
  return {
    choose,
    remove: () => take.mutate({ path: { id } }, { onSuccess: () => setSaid(say('photo.removed')) }),
    refusal,
    said,
    error: store.error ?? take.error,
    isBusy: store.isPending || take.isPending,
    forget: () => {
      setRefusal(undefined)
      store.reset()
      take.reset()
    },
  }
}

const refusals = {
  unreadable: () => say('photo.unreadable'),
  small: () => say('photo.small', { side: String(leastSide) }),
}

/** Before it is read: what is too large would fill the memory. */
function refuseFile({ name, type, size }: File): string | undefined {
  if (size === 0) return say('form.file_empty')
  if (size > mostBytes)
    return say('form.file_too_large', { size: formatBytes(size), limit: formatBytes(mostBytes) })
  if (photoTypes.includes(type)) return undefined
  return say('form.file_wrong_type', { name, types: photoTypes.map(nameFileType).join(', ') })
}
