// How a receiver of webhooks may behave, and what the owner of the endpoint is told of it.

import { answer, answering, type Behaviour, drip, flood, reset } from '../support/outbound/receiver.ts'

/** Shorter than the real one, so that a test need not wait. */
export const limit = 600

export const silent: Behaviour = () => {}
export const ok = answer('200 OK', 'thank you')
const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'

export interface Told {
  readonly error: string | null
  readonly status?: number
  readonly body?: string | null
  /** That nothing but the limit ends it. */
  readonly late?: boolean
}

const closed: Told = { error: 'the connection was closed before an answer' }
const notHttp: Told = { error: 'the answer is not HTTP' }
const tooLarge: Told = { error: 'the headers of the answer are too large' }
const late = (missing: string): Told => ({ error: `${missing} within ${limit / 1000} s`, late: true })
const answered = (status: number, body: string | null = null): Told => ({
  status,
  body,
  error: `answered ${status}`,
})
const taken = (body: string | null, status = 200): Told => ({ status, body, error: null })
const redirected = (status: number): Told => ({
  ...answered(status),
  error: `redirects are not followed (${status})`,
})

export const manners: readonly (readonly [name: string, behave: Behaviour, told: Told])[] = [
  ['never answers', silent, late('no answer')],
  ['drips its headers', s => drip(s, 'HTTP/1.1 200 OK\r\nX: '), late('no answer')],
  [
    'drips its body',
    answering(s => drip(s, 'HTTP/1.1 200 OK\r\n\r\n')),
    late('answered 200, but not completely'),
  ],
  [
    'stops in mid-answer',
    answering('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nab'),
    late('answered 200, but not completely'),
  ],
  ['closes at once', s => s.end(), closed],
  ['resets at once', s => reset(s), closed],
  ['closes when it is asked', answering(s => s.end()), closed],
  ['resets when it is asked', answering(s => reset(s)), closed],
  ['closes in mid-header', answering(s => s.end('HTTP/1.1 200 O')), closed],
  [
    'closes in mid-answer',
    answering(s => s.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nab')),
    { error: 'answered 200, but the answer broke off' },
  ],
  ['sends garbage', answering('SSH-2.0-OpenSSH_9.6\r\n'), notHttp],
  ['speaks HTTP/0.9', answering(s => s.end('thank you')), notHttp],
  [
    'gives its length twice',
    answering('HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n'),
    notHttp,
  ],
  ['breaks its chunks', answering(`${chunked}nothing\r\n`), notHttp],
  ['floods with headers', answering(s => flood(s, 'HTTP/1.1 200 OK\r\n', 'X-Header: value\r\n')), tooLarge],
  [
    'sends one header without end',
    answering(s => flood(s, 'HTTP/1.1 200 OK\r\nX: ', 'a'.repeat(1000))),
    tooLarge,
  ],
  ['floods with trailers', answering(s => flood(s, `${chunked}0\r\n`, 'X-Header: value\r\n')), tooLarge],
  [
    'floods with leave to continue',
    answering(s => flood(s, '', 'HTTP/1.1 100 Continue\r\n\r\n')),
    { error: 'the answer does not begin' },
  ],
  [
    'floods with interim answers',
    answering(s => flood(s, '', 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n')),
    { error: 'the answer does not begin' },
  ],
  [
    'floods beside a small body',
    answering(s => flood(s, chunked, `1;${'e'.repeat(9000)}\r\na\r\n`)),
    taken(expect.stringMatching(/^a{2,20}$/)),
  ],
  [
    'sends without end',
    answering(s => flood(s, 'HTTP/1.1 200 OK\r\n\r\n', 'a'.repeat(10_000))),
    taken('a'.repeat(1024)),
  ],
  [
    'fails without end',
    answering(s => flood(s, 'HTTP/1.1 500 Oh\r\n\r\n', 'a'.repeat(10_000))),
    answered(500, 'a'.repeat(1024)),
  ],
  [
    'hints and then answers',
    answering(`HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${ok}`),
    taken('thank you'),
  ],
  [
    'changes protocol',
    answering('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
    answered(101),
  ],
  ['answers twice', answering(`${ok}${answer('500 Oh')}`), taken('thank you')],
  ['redirects', answering(answer('302 Found', '', ['Location: https://example.com/'])), redirected(302)],
  ['redirects for good', answering(answer('308 Permanent Redirect', '', ['Location: /'])), redirected(308)],
  ['has not changed', answering('HTTP/1.1 304 Not Modified\r\n\r\n'), answered(304)],
  ['has no content', answering('HTTP/1.1 204 No Content\r\n\r\n'), taken(null, 204)],
  ['has a status of its own', answering(answer('799 Whatever', 'no')), answered(799, 'no')],
  ['sends what PostgreSQL cannot store', answering(answer('500 Oh', 'a\0b')), answered(500, 'a\uFFFDb')],
  [
    'compresses unasked',
    answering(
      Buffer.concat([
        Buffer.from('HTTP/1.1 500 Oh\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\n'),
        Buffer.from([0x1f, 0x8b, 8, 0]),
      ]),
    ),
    answered(500, '\x1f\uFFFD\b\uFFFD'),
  ],
  [
    'ends in mid-character',
    answering(answer('500 Oh', `${'a'.repeat(1023)}é`)),
    answered(500, 'a'.repeat(1023)),
  ],
]
