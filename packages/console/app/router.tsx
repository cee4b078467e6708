// The routes of the console, made of the table of rooms; each page is a file of its own that is loaded when it is near.

import { isMusterError } from '@muster/sdk/browser'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { Allowed } from '../ui/allowed.tsx'
import { NoPage } from '../ui/no-page.tsx'
import { Problem } from '../ui/problem.tsx'
import { Shell } from '../ui/shell/shell.tsx'
import { companyQuery } from './company.ts'
import { isNounPages, type NounPages, type PageEntry } from './room.ts'
import { rooms } from './rooms.ts'
import { readSession } from './session.tsx'
import { loadWords, readLocale } from './words.ts'

interface Context {
  readonly queries: QueryClient
}

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NoPage,
  errorComponent: ({ error, reset }) => <Problem error={error} onRetry={reset} />,
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('../pages/sign-in/sign-in.tsx')),
})

const signOn = createRoute({
  getParentRoute: () => root,
  path: '/sign-on',
  component: lazyRouteComponent(() => import('../pages/sign-in/sign-on.tsx')),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('../pages/sign-in/invitation.tsx')),
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: async ({ context: { queries }, location }) => {
    try {
      const session = await readSession(queries)
      if (session.status === 'active') {
        await Promise.all([queries.fetchQuery(companyQuery), loadWords(readLocale(), 'records')])
        return
      }
    } catch (error) {
      if (!isMusterError(error) || error.status !== 401) throw error
    }
    throw redirect({ to: '/sign-in', search: { to: location.href } as never })
  },
})

const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  component: lazyRouteComponent(() => import('../pages/account/account.tsx')),
})

const pages = rooms.flatMap(room => room.pages.flatMap(page => makeRoutes(page)))

function makeRoutes(page: PageEntry) {
  if (isNounPages(page)) return makeNounRoutes(page)
  return [
    createRoute({
      getParentRoute: () => shell,
      path: page.path,
      component: lazyRouteComponent(async () => {
        const { default: Content } = await page.load()
        return {
          default: () => (
            <Allowed page={page}>
              <Content />
            </Allowed>
          ),
        }
      }),
    }),
  ]
}

function makeNounRoutes({ path, load }: NounPages) {
  const lists = () => Promise.all([load(), import('../records/list-page.tsx')])
  const records = () => Promise.all([load(), import('../records/record-page.tsx')])
  const writes = () => Promise.all([load(), import('../records/write-pages.tsx')])
  const list = createRoute({
    getParentRoute: () => shell,
    path,
    component: lazyRouteComponent(async () => {
      const [{ noun }, { ListPage }] = await lists()
      return { default: () => <ListPage noun={noun} /> }
    }),
  })
  const create = createRoute({
    getParentRoute: () => shell,
    path: `${path}/new`,
    component: lazyRouteComponent(async () => {
      const [{ noun }, { NewPage }] = await writes()
      return { default: () => <NewPage noun={noun} /> }
    }),
  })
  const record = createRoute({
    getParentRoute: () => shell,
    path: `${path}/$id`,
    component: lazyRouteComponent(async () => {
      const [{ noun }, { RecordPage }] = await records()
      return { default: () => <RecordPage noun={noun} id={record.useParams().id} /> }
    }),
  })
  const edit = createRoute({
    getParentRoute: () => shell,
    path: `${path}/$id/edit`,
    component: lazyRouteComponent(async () => {
      const [{ noun }, { EditPage }] = await writes()
      return { default: () => <EditPage noun={noun} id={edit.useParams().id} /> }
    }),
  })
  return [list, create, record, edit]
}

/** Addresses hold plain text: ?status=pending, and not JSON. */
const readSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

function writeSearch(search: Record<string, unknown>): string {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()
  return text && `?${text}`
}

export function makeRouter(queries: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([signIn, signOn, invitation, shell.addChildren([account, ...pages])]),
    basepath: '/app',
    context: { queries },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
  })
}
