// Leads addresses of the reference that was one page, such as /docs#operation/listEmployees, to where it stands now.

/** The operations of each tag; the build writes it in. */
declare const OPERATIONS: Readonly<Record<string, readonly string[]>>

/** Where an old address leads, below the home page; nothing if it was none. */
function findNew(old: string): string | undefined {
  const [kind, name = '', , operation] = old.split('/')
  const own = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined
  if (kind === 'tag' && own) return own.includes(operation ?? '') ? `/${name}/#${operation}` : `/${name}/`
  if (kind === 'operation') {
    const tag = Object.keys(OPERATIONS).find(each => OPERATIONS[each]?.includes(name))
    return tag && `/${tag}/#${name}`
  }
  if (kind === 'section') return `/#${name.toLowerCase()}`
  return undefined
}

const found = findNew(decodeURIComponent(location.hash.slice(1)))
const home = location.pathname.replace(/\/(index(\.html)?)?$/, '')
if (found !== undefined) location.replace(`${home}/reference${found}`)
