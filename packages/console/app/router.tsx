// The routes of the console, made of the table of rooms; each page is a file of its own that is loaded when it is near.

import { isMusterError } from '@muster/sdk/browser'
import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  redirect,
  type SearchSchemaInput,
  useParams,
} from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { Noun } from '../records/noun.ts'
import { Allowed } from '../ui/allowed.tsx'
import { NoPage } from '../ui/no-page.tsx'
import { Problem } from '../ui/problem.tsx'
import { Within } from '../ui/shell/within.tsx'
import { companyQuery } from './company.ts'
import { setZone } from './formats.ts'
import { loadHelp } from './language/help.ts'
import { queryClient } from './queries.ts'
import type { Reach } from './rights.ts'
import { isOfNoun, type NounPages } from './room.ts'
import { type NounPath, type PagePath, type PlacedPage, rooms, type SearchAt } from './rooms.ts'
import { hasOnlyOwn, readSession } from './session.tsx'
import { type Locale, loadWords, readLocale } from './words.ts'

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
  validateSearch: (search: { readonly to?: string } & SearchSchemaInput) => search,
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

const stopBankAccount = createRoute({
  getParentRoute: () => root,
  path: '/stop-bank-account',
  component: lazyRouteComponent(() => import('../pages/sign-in/stop-bank-account.tsx')),
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  // It is in the first file with everything else, and drawn for whoever has signed in.
  component: lazyRouteComponent(() => import('../ui/shell/shell.tsx'), 'Shell'),
  beforeLoad: async ({ context: { queries }, location }) => {
    try {
      const session = await readSession(queries)
      if (session.status === 'active') {
        const locale = readLocale()
        const [company] = await Promise.all([
          queries.fetchQuery(companyQuery),
          loadWords(locale, 'records'),
          loadHelp(locale),
        ])
        setZone(company.timezone)
        if (location.pathname !== '/' || !hasOnlyOwn(session)) return
        throw redirect({ to: session.post === 'leaver' ? '/my/pay' : '/my' })
      }
    } catch (error) {
      if (!isMusterError(error) || error.status !== 401) throw error
    }
    throw redirect({ to: '/sign-in', search: { to: location.href } })
  },
})

const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  component: lazyRouteComponent(() => import('../pages/account/account.tsx')),
})

const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  component: lazyRouteComponent(() => import('../pages/settings/all-settings.tsx')),
})

/** A page within the frame; its path is known, so that links to it are checked. */
const placePage = <Path extends string>(path: Path, component: RouteComponent) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    component,
    validateSearch: (search: SearchAt<Path> & SearchSchemaInput): SearchAt<Path> => search,
  })

type RouteAt<Path extends string> = Path extends unknown ? ReturnType<typeof placePage<Path>> : never
type Route = RouteAt<PagePath | `${NounPath}/${'new' | '$id' | '$id/edit'}`>

const pages = rooms.flatMap(room => room.pages.flatMap(page => makeRoutes(page)))

function makeRoutes(page: PlacedPage): readonly Route[] {
  const { path, reach } = page
  if (isOfNoun(page)) return makeNounRoutes(path as NounPath, page, reach)
  const content = lazyRouteComponent(async () => {
    const { default: Content, askAhead } = await page.load()
    // Whoever has to sign in is told so by the frame.
    askAhead?.(queryClient).catch(() => undefined)
    return {
      default: () => (
        <Within page={page} reach={reach}>
          <Allowed page={page}>
            <Content />
          </Allowed>
        </Within>
      ),
    }
  })
  return [placePage(path, content) as Route]
}

function makeNounRoutes(path: NounPath, page: NounPages, reach: Reach | undefined): readonly Route[] {
  const { load, loadRecord = load } = page
  const within = (content: ReactNode) => (
    <Within page={page} reach={reach}>
      {content}
    </Within>
  )
  const lists = () => Promise.all([load(), import('../records/list-page.tsx')])
  const records = () => Promise.all([loadRecord(), import('../records/record-page.tsx')])
  const writes = () => Promise.all([load(), import('../records/write-pages.tsx')])
  const list = lazyRouteComponent(async () => {
    const [{ noun }, { ListPage }] = await lists()
    return { default: () => within(<ListPage noun={noun} />) }
  })
  const create = lazyRouteComponent(async () => {
    const [{ noun }, { NewPage }] = await writes()
    return { default: () => within(<NewPage noun={noun} />) }
  })
  const record = lazyRouteComponent(async () => {
    const [{ noun }, { RecordPage }] = await records()
    return { default: () => within(<OfRecord Page={RecordPage} noun={noun} />) }
  })
  const edit = lazyRouteComponent(async () => {
    const [{ noun }, { EditPage }] = await writes()
    return { default: () => within(<OfRecord Page={EditPage} noun={noun} />) }
  })
  return [
    placePage(path, list),
    placePage(`${path}/new`, create),
    placePage(`${path}/$id`, record),
    placePage(`${path}/$id/edit`, edit),
  ] as readonly unknown[] as readonly Route[]
}

interface OfRecordProps {
  readonly Page: ComponentType<{ readonly noun: Noun; readonly id: string }>
  readonly noun: Noun
}

function OfRecord({ Page, noun }: OfRecordProps) {
  const { id = '' } = useParams({ strict: false })
  return <Page noun={noun} id={id} />
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
    routeTree: root.addChildren([
      signIn,
      signOn,
      invitation,
      stopBankAccount,
      shell.addChildren([account, settings, ...pages]),
    ]),
    basepath: '/app',
    context: { queries },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 200,
  })
}

/** Asks at once for everything that the first page waits for, step by step: whoever waits for it then finds it under way. */
export function askAhead(router: ReturnType<typeof makeRouter>, queries: QueryClient, locale: Locale): void {
  const [matched] = router.getMatchedRoutes(router.latestLocation.pathname)
  if (!matched.some(({ id }: AnyRoute) => id === shell.id)) return
  const begun: (Promise<unknown> | undefined)[] = [
    readSession(queries),
    queries.fetchQuery(companyQuery),
    loadWords(locale, 'records'),
    loadHelp(locale),
    ...matched.map(({ options }: AnyRoute) => (options.component as RouteComponent | undefined)?.preload?.()),
  ]
  // What fails is told where it is waited for.
  for (const one of begun) one?.catch(() => undefined)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
