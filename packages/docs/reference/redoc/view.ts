// What Redoc shows of one document: the same tree when it is written as HTML and when it comes to life.

import { createElement as h, type ReactElement, useEffect } from 'react'
import {
  AppStore,
  type ContentItemModel,
  ContentItems,
  OptionsProvider,
  RedocWrap,
  StoreProvider,
  ThemeProvider,
} from 'redoc'
import { StyleSheetManager } from 'styled-components'
import { options } from './options.ts'
import { replaceWrittenColours } from './written-colours.ts'

/** An operation as Redoc keeps it. */
interface Item {
  id: string
  readonly type: string
  readonly operationId?: string
  operationHash?: string
}

/** The page says the title of the tag and what it is about; the view begins with the first operation. */
function listOperations(store: AppStore): ContentItemModel[] {
  const operations = store.menu.flatItems.filter(({ type }) => type === 'operation')
  // The address of an operation is its id alone.
  for (const operation of operations as unknown as Item[]) {
    if (!operation.operationId) continue
    operation.id = operation.operationId
    operation.operationHash = operation.operationId
  }
  return operations as ContentItemModel[]
}

// Redoc's own types are those of an older React.
const part = (component: unknown, props: object, child?: ReactElement): ReactElement =>
  h(component as never, props as never, child)

interface ViewProps {
  readonly written: ReactElement
  readonly whenAlive: (() => void) | undefined
}

function View({ written, whenAlive }: ViewProps): ReactElement {
  useEffect(() => whenAlive?.(), [whenAlive])
  return written
}

/** @param whenAlive Called once, when every press is heard; never where the view is only written. */
export function makeView(document: object, whenAlive?: () => void): ReactElement {
  const store = new AppStore(document as never, undefined, options, false)
  const { theme } = store.options
  const items = part(
    'div',
    { className: 'reference-items' },
    part(ContentItems, { items: listOperations(store) }),
  )
  const wrap = part(RedocWrap, { className: 'redoc-wrap' }, items)
  const inOptions = part(OptionsProvider, { value: store.options }, wrap)
  const inStore = part(StoreProvider, { value: store }, inOptions)
  const themed = part(ThemeProvider, { theme }, inStore)
  const written = part(StyleSheetManager, { stylisPlugins: [replaceWrittenColours] }, themed)
  return h(View, { written, whenAlive })
}
