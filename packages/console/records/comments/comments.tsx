// What people say about a record that is decided, newest first, and the field to say something.
import { useId, useState } from 'react'
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { useList, useWrite } from '../../app/queries.ts'
import { ReachProvider } from '../../app/reach.ts'
import { useObstacle, useSession } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { createComment, deleteComment, listComments } from '../../gen/operations/comments.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { Problem } from '../../ui/problem.tsx'
import { type ListedOf, readBody } from '../operation.ts'
import { Name } from '../references/names.tsx'
import type { Part } from './takes.ts'

type Comment = ListedOf<'listComments'>

const { text: said } = readBody(createComment)

interface CommentsProps {
  readonly id: string
  readonly part: Part
}

/** Whom a record concerns is no matter of the room that its page stands in. */
export default function Comments({ id, part }: CommentsProps) {
  const heading = useId()
  return (
    <ReachProvider value={undefined}>
      <section className="card" aria-labelledby={heading}>
        <h2 id={heading}>{say('comments.title')}</h2>
        {part !== 'reader' && <CommentForm id={id} part={part} />}
        <CommentList id={id} part={part} />
      </section>
    </ReachProvider>
  )
}

function CommentList({ id, part }: CommentsProps) {
  const list = useList(listComments, { query: { object_id: id } })
  const comments = list.data?.pages.flatMap(page => page.data)
  return (
    <Loaded of={{ data: comments, error: list.error, refetch: list.refetch }} lines={2}>
      {found => (
        <>
          {found.length === 0 && <p className="empty">{say('comments.none')}</p>}
          <ul className="comments" aria-label={say('comments.title')}>
            {found.map(comment => (
              <CommentLine key={comment.id} comment={comment} part={part} />
            ))}
          </ul>
          <More of={list} />
        </>
      )}
    </Loaded>
  )
}

interface LineProps {
  readonly comment: Comment
  readonly part: Part
}

function CommentLine({ comment, part }: LineProps) {
  const { text, written_by, author_name: name, created_at, is_internal: isInternal } = comment
  const { timezone } = useCompany()
  return (
    <li>
      <p className="faint">
        {name === null ? <Name id={written_by} /> : <bdi>{name}</bdi>} ·{' '}
        <time dateTime={created_at}>{formatMoment(created_at, timezone)}</time>
        {isInternal && part === 'all' && ` · ${say('comments.internal')}`}
      </p>
      {text === null ? (
        <p className="faint">{say('comments.removed')}</p>
      ) : (
        <p className="said" dir="auto">
          {text}
        </p>
      )}
      <Removal comment={comment} />
    </li>
  )
}

/** As long as the server lets whoever wrote it take it back. */
const msToRemove = 10 * 60 * 1_000

/** Asked twice, for what is removed is gone for good. */
function Removal({ comment: { id, written_by, created_at, text_deleted_at } }: Pick<LineProps, 'comment'>) {
  const { member_id: me, permissions } = useSession()
  const write = useWrite(deleteComment)
  const [isSure, setSure] = useState(false)
  const isMine = written_by === me && Date.now() - Date.parse(created_at) < msToRemove
  if (text_deleted_at !== null || !(isMine || permissions.includes('approvals.manage'))) return null
  return (
    <>
      {write.error !== null && <Problem error={write.error} />}
      <Button
        look={isSure ? 'danger' : 'quiet'}
        isBusy={write.isPending}
        onPress={() => (isSure ? write.mutate({ path: { id } }) : setSure(true))}
      >
        {say(isSure ? 'comments.remove_sure' : 'comments.remove')}
      </Button>
    </>
  )
}

function CommentForm({ id, part }: CommentsProps) {
  const [text, setText] = useState('')
  const [isInternal, setInternal] = useState(false)
  const field = useId()
  const note = useId()
  const write = useWrite(createComment)
  const missing = useObstacle()(createComment.id)
  if (missing !== undefined) return null
  const toWhom = part === 'all' ? { is_internal: isInternal } : {}
  return (
    <form
      className="comment-form"
      onSubmit={event => {
        event.preventDefault()
        if (text.trim() === '' || write.isPending) return
        const body = Object.assign({ object_id: id, text }, toWhom)
        write.mutate({ body }, { onSuccess: () => setText('') })
      }}
    >
      <div className="field">
        <label htmlFor={field}>{say('comments.write')}</label>
        <textarea
          id={field}
          rows={2}
          maxLength={said?.maxLength}
          aria-describedby={note}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
      {part === 'all' && (
        <label>
          <input type="checkbox" checked={isInternal} onChange={event => setInternal(event.target.checked)} />{' '}
          {say('comments.for_hr')}
        </label>
      )}
      <p className="faint" id={note}>
        {say(isInternal ? 'comments.hr_reads' : 'comments.all_read')}
      </p>
      {write.error !== null && <Problem error={write.error} />}
      <Button type="submit" isBusy={write.isPending}>
        {say('comments.send')}
      </Button>
    </form>
  )
}
