// What can be done with a record or a collection: one button for each action, a dialog with its form, and its dry run.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useObstacle } from '../../app/session.tsx'
import { say, sayAction, sayTogether } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import type { FollowsProps } from '../declaration.ts'
import type { FormShape } from '../forms/form-shape.ts'
import { isOffered, type Noun } from '../noun.ts'
import type { AnyOperation, AnyRecord, OperationId } from '../operation.ts'
import { useNounPath } from '../references/record-paths.ts'
import { useTitle } from '../title.ts'

const ActionDialog = lazy(() => import('./action-dialog.tsx'))

/** Statuses that end a record against what was meant by it. */
const ends = ['cancelled', 'rejected', 'revoked', 'terminated', 'lost', 'retired', 'failed']

/** They end or undo something, too, though no status tells. */
const ending: readonly OperationId[] = [
  'anonymiseCandidate',
  'revokeApiKey',
  'revokeCalendarFeed',
  'revokeServiceToken',
  'revokeSessions',
  'withdrawAnnouncementDraft',
  'writeLoanOff',
]

export const isEnding = ({ id, method, states }: AnyOperation): boolean =>
  method === 'delete' || ending.includes(id) || (states?.to?.every(status => ends.includes(status)) ?? false)

interface ActionButtonProps {
  readonly operation: AnyOperation
  readonly path?: Readonly<Record<string, string>>
  /** Named in the dialog, and what is compared in a dry run. */
  readonly record?: AnyRecord
  readonly title?: string | undefined
  /** What the button says that does it, where verb and object need words between them. */
  readonly submit?: string | undefined
  /** Named on the button that does it: Lock November 2026. */
  readonly object?: string | undefined
  /** What the button says, where the action has a better name here. */
  readonly text?: string | undefined
  /** Sent without being asked for. */
  readonly given?: AnyRecord
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined
  /** What stands in the way besides the rights of the person, in a sentence. */
  readonly obstacle?: string | undefined
  readonly shape?: FormShape | undefined
  readonly Follows?: ComponentType<FollowsProps> | undefined
  readonly before?: AnyRecord | undefined
  /** Reads the record again before it is changed, because somebody else may have changed it. */
  readonly read?: AnyOperation | undefined
  /** The fields that are asked for, where not all are. */
  readonly only?: readonly string[] | undefined
  /** Beside the title of the drawer: a line, and a picture. */
  readonly sub?: ReactNode
  readonly mark?: ReactNode
  readonly onDone?: (answer: AnyRecord) => void
  /** By which an address opens it: ?do=end */
  readonly name?: string | undefined
}

type Search = Readonly<Record<string, unknown>>

export function ActionButton(props: ActionButtonProps) {
  const { operation, path, record, title, given, look, onDone } = props
  const missing = useObstacle()(operation.id) ?? props.obstacle
  const navigate = useNavigate()
  const search: Search = useSearch({ strict: false })
  const isAsked = props.name !== undefined && search.do === props.name
  const [isPressed, setOpen] = useState(false)
  const isOpen = isPressed || (isAsked && missing === undefined)
  const close = () => {
    setOpen(false)
    const { do: _, ...others } = search
    if (isAsked) void navigate({ to: '.', search: others as never, replace: true })
  }
  const { text = sayAction(operation.id) } = props
  return (
    <>
      <Button
        look={look ?? (isEnding(operation) ? 'danger' : 'plain')}
        missing={missing}
        onPress={() => setOpen(true)}
      >
        {text}
      </Button>
      {isOpen &&
        // Within a menu it would be hidden with it.
        createPortal(
          <Suspense>
            <ActionDialog
              operation={operation}
              path={path}
              record={record}
              given={given}
              shape={props.shape}
              before={props.before}
              read={props.read}
              only={props.only}
              sub={props.sub}
              mark={props.mark}
              title={title === undefined ? text : sayTogether(text, title)}
              Follows={props.Follows}
              submit={saySubmit(operation, props)}
              isEnding={look === 'danger' || isEnding(operation)}
              onDone={onDone}
              onClose={close}
            />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

/** Verb and object; a change without a name of its own is saved. */
function saySubmit({ method, id }: AnyOperation, { text, object, submit }: ActionButtonProps): string {
  if (submit !== undefined) return submit
  if (method === 'patch' && text === undefined) return say('form.save')
  const action = text ?? sayAction(id)
  return object === undefined || object.length > longestObject
    ? action
    : say('form.action_of', { action, record: object })
}

/** An address or a whole sentence would not fit on a button. */
const longestObject = 40

interface RecordActionsProps {
  readonly noun: Noun
  readonly record: AnyRecord
  /** The record that it is part of. */
  readonly parent?: AnyRecord | undefined
  /** Of all of them, where none should lead. */
  readonly look?: 'quiet'
  /** Which of them; all, unless it is said. */
  readonly of?: readonly AnyOperation[]
}

/** What can be done with the record now, the leading action first and its removal last. */
export function listOffered(noun: Noun, record: AnyRecord, parent?: AnyRecord): readonly AnyOperation[] {
  const { actions, remove, primary } = noun
  const offered = actions.filter(action => isOffered(noun, action, record, parent))
  const leads = (action: AnyOperation) => action.id === primary
  const removal = remove && isOffered(noun, remove, record, parent) ? [remove] : []
  return [...offered.filter(leads), ...offered.filter(action => !leads(action)), ...removal]
}

/** The buttons of a record's actions. */
export function RecordActions({ noun, record, parent, look, of }: RecordActionsProps) {
  const navigate = useNavigate()
  const list = useNounPath(noun)
  const title = useTitle(noun, record)
  return (of ?? listOffered(noun, record, parent)).map(action => (
    <ActionButton
      key={action.id}
      operation={action}
      path={{ id: String(record.id) }}
      record={record}
      title={title}
      object={title}
      shape={noun.form}
      Follows={noun.follows?.[action.id]}
      look={look ?? (action.id === noun.primary ? 'primary' : undefined)}
      {...(action === noun.remove && { onDone: () => void navigate({ to: list }) })}
    />
  ))
}

/** The actions of a list's page that concern no record of it. */
export function Commands({ noun }: { readonly noun: Noun }) {
  return noun.commands.map(command => <ActionButton key={command.id} operation={command} shape={noun.form} />)
}
