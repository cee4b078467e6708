// Messages to those who run the workspace, the unread first: each is read with one press.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { useList, useWrite } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf } from '../../app/words.ts'
import { listMessages, readMessage } from '../../gen/operations/messages.ts'
import type { Output } from '../../records/operation.ts'
import { Reference } from '../../records/references/reference.tsx'
import { Sentence } from '../../records/references/sentence.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { More } from '../../ui/more.tsx'
import { Page } from '../../ui/page.tsx'
import { Problem } from '../../ui/problem.tsx'

type Message = Output<'listMessages'>['data'][number]

export default function MessagesPage() {
  return (
    <Page title={say('developers.messages')}>
      <Messages title={say('developers.unread')} isRead={false} />
      <Messages title={say('developers.read')} isRead />
    </Page>
  )
}

function Messages({ title, isRead }: { readonly title: string; readonly isRead: boolean }) {
  const list = useList(listMessages, { query: { is_read: isRead } })
  const messages = list.data?.pages.flatMap(page => page.data) as readonly Message[] | undefined
  return (
    <section className="card">
      <h2>{title}</h2>
      <Loaded of={{ data: messages, error: list.error, refetch: list.refetch }} lines={3}>
        {shown => (
          <>
            {shown.length === 0 && <p className="empty">{say('record.none_here')}</p>}
            <ul className="lines">
              {shown.map(message => (
                <MessageLine key={message.id} message={message} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <More of={list} />
    </section>
  )
}

function MessageLine({ message }: { readonly message: Message }) {
  const { timezone } = useCompany()
  const write = useWrite(readMessage)
  const missing = useObstacle()('readMessage')
  return (
    <li>
      <div>
        <strong>
          <Sentence text={message.title} />
        </strong>
        <p>
          <Sentence text={message.text} />
        </p>
        <p className="faint">
          <time dateTime={message.created_at}>{formatMoment(message.created_at, timezone)}</time>{' '}
          {message.webhook_endpoint_id !== null && (
            <Reference kind="WebhookEndpoint" id={message.webhook_endpoint_id} />
          )}
          {message.type === 'employee_document.expiring' && (
            <Link to="/documents">{say('tab.documents')}</Link>
          )}
        </p>
        {write.error && <Problem error={write.error} />}
      </div>
      {message.read_at === null && (
        <Button
          missing={missing}
          isBusy={write.isPending}
          label={`${sayOf('action', 'read')}: ${message.title}`}
          onPress={() => write.mutate({ path: { id: message.id } })}
        >
          {sayOf('action', 'read')}
        </Button>
      )}
    </li>
  )
}
