// Kinds of keys and tokens: which one an operation takes, and in words which one was sent and how to get the right one.

import type { OperationFacts } from '@muster/contract'
import { type Sentence, say } from '@muster/sentences'
import type { BearerKind, KeyKind } from '../api-keys.ts'

/** Whether it is for people and tokens of the console: no service token is taken, whatever it holds. */
export const isForConsoleAlone = ({ extensions }: OperationFacts): boolean =>
  extensions['x-audience'] === 'console'

const bearers: ReadonlySet<KeyKind> = new Set<BearerKind>([
  'api_key',
  'console_token',
  'service_token',
  'test_key',
])

/** Whether it is about a sandbox, so that only a test key is taken. */
export const isForSandbox = ({ extensions }: OperationFacts): boolean => extensions['x-sandbox'] === true

/** What to send to an operation about a sandbox, to whoever sent something else. */
export const explainSandbox = ({ id: deed }: OperationFacts): Sentence =>
  say`${deed} is about a sandbox and takes a test key (mst_test_...); what was sent opens live data. The command \`muster key create --test\` makes a test key.`

/** Why a secret of another kind is no key; undefined for what is sent as one. */
export function explainOther(kind: KeyKind): Sentence | undefined {
  if (bearers.has(kind)) return undefined
  if (kind === 'session')
    return say`This is the token of a session (mst_sess_...), which is only taken as the cookie of the console. Send an API key (mst_live_...), which \`muster key create\` makes, or a service token (mst_svc_...), which the console makes under Developers.`
  return say`This is the secret of a link or a cookie, and no key. Send an API key (mst_live_...), which \`muster key create\` makes, or a service token (mst_svc_...), which the console makes under Developers.`
}

/** What to send instead of a key or a token of the wrong kind; undefined where the kind is right. */
export function explainKind(
  kind: BearerKind,
  operation: OperationFacts,
  wanted: Sentence,
): Sentence | undefined {
  const { id: deed, schemes } = operation
  if (kind === 'test_key') return isForConsoleAlone(operation) ? explainNotTried(deed) : undefined
  if (isForSandbox(operation)) return explainSandbox(operation)
  if (!schemes.includes('console_token'))
    return kind === 'console_token'
      ? say`${deed} takes an API key (mst_live_...) or a service token (mst_svc_...), and this is a token of the console (mst_cons_...). The command \`muster key create\` makes a key; the console makes a service token under Developers.`
      : undefined
  if (kind === 'console_token') return undefined
  if (isForConsoleAlone(operation)) return explainConsoleAlone(kind, deed, wanted)
  if (kind === 'service_token') return undefined
  return String(wanted) === ''
    ? say`${deed} belongs to the console and takes a token of it (mst_cons_...) or a service token (mst_svc_...); this is an API key (mst_live_...). The console makes a service token under Developers; \`muster console-token\` makes a token of the console.`
    : say`${deed} belongs to the console and takes a token of it (mst_cons_...) or a service token (mst_svc_...) with the permission ${wanted}; this is an API key (mst_live_...). The console makes a service token under Developers; \`muster console-token\` makes a token of the console.`
}

/** Of what is about people who sign in, nothing is in a sandbox. */
const explainNotTried = (deed: string): Sentence =>
  say`${deed} is for the console alone, and this is a test key (mst_test_...): nobody signs in to a sandbox, so it has nothing of this.`

/** Of what decides who may do what, is about whoever calls, or is made for a page. */
function explainConsoleAlone(kind: BearerKind, deed: string, wanted: Sentence): Sentence {
  if (String(wanted) === '')
    return kind === 'service_token'
      ? say`${deed} is for the console alone, and takes a person or a token of the console (mst_cons_...); this is a service token (mst_svc_...). Sign in to the console, or have \`muster console-token\` make one.`
      : say`${deed} is for the console alone, and takes a person or a token of the console (mst_cons_...); this is an API key (mst_live_...). Sign in to the console, or have \`muster console-token\` make one.`
  return kind === 'service_token'
    ? say`${deed} is for the console alone, and takes a person or a token of the console (mst_cons_...) with ${wanted}; this is a service token (mst_svc_...). Sign in to the console, or have \`muster console-token\` make one.`
    : say`${deed} is for the console alone, and takes a person or a token of the console (mst_cons_...) with ${wanted}; this is an API key (mst_live_...). Sign in to the console, or have \`muster console-token\` make one.`
}

/** The same where only whoever signed in is let in, under /console/v1. */
export function explainPeopleOnly(kind: KeyKind | undefined): Sentence {
  if (kind === 'console_token')
    return say`Under /console/v1 only people who signed in are let in, and this is a token of the console (mst_cons_...). Send an API key (mst_live_...) or a service token (mst_svc_...) to /v1.`
  if (kind === 'service_token')
    return say`Under /console/v1 only people who signed in are let in, and this is a service token (mst_svc_...). Send it to /v1, which is the same.`
  if (kind === 'test_key')
    return say`Under /console/v1 only people who signed in are let in, and this is a test key (mst_test_...). Send it to /v1, which is the same.`
  if (kind === 'api_key')
    return say`Under /console/v1 only people who signed in are let in, and this is an API key (mst_live_...). Send it to /v1, which is the same.`
  return say`Nobody is signed in here. Sign in to go on.`
}
