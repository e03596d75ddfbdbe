import { type SiteRoutes, withoutEnd } from './site-routes.ts'

/** What is at an address: a file, or the address it has moved to. */
export type Place = { file: string } | { movedTo: string }

const SHELL = '/app.html'
const isMissingPage = (path: string): boolean => path.endsWith('/404.html')
const isPage = (path: string): boolean => path.endsWith('.html')
const isIndex = (path: string): boolean => path.endsWith('/index.html')

const tidy = (path: string): string => withoutEnd(path.replace(/\/{2,}/g, '/'))
const withoutIndex = (path: string): string => path.replace(/\/index(\.html)?$/, '')

/** The address of each file: of a page without `index.html`, and with or without `.html`. */
function addressesOf(paths: ReadonlySet<string>): Map<string, string> {
  const addresses = new Map<string, string>()
  const add = (address: string, path: string) => {
    if (!addresses.has(address)) addresses.set(address, path)
  }
  const open = [...paths].filter((path) => !isMissingPage(path) && path !== SHELL)
  for (const path of open) if (!isIndex(path)) add(path, path)
  for (const path of open) if (isIndex(path)) add(withoutIndex(path) || '/', path)
  for (const path of open) if (isPage(path) && !isIndex(path)) add(path.slice(0, -'.html'.length), path)
  return addresses
}

/** Finds what is at a decoded path; each page has one address, and others that mean it lead there. */
export function createSiteAddresses(
  paths: ReadonlySet<string>,
  { isShell, redirectOf }: Pick<SiteRoutes, 'isShell' | 'redirectOf'>,
) {
  const addresses = addressesOf(paths)
  return {
    find: (path: string): Place | undefined => {
      const plain = tidy(path)
      const target = redirectOf(plain)
      if (target !== undefined) return { movedTo: target }
      const address = withoutIndex(plain) || '/'
      const file = isShell(address) && paths.has(SHELL) ? SHELL : addresses.get(address)
      if (file === undefined) return undefined
      if (path === address || (path === `${address}/` && address !== '/' && isPage(file))) return { file }
      return isPage(file) ? { movedTo: encodeURI(address) } : undefined
    },
    /** The words of the folder that it would lie in: a missing hotel is told otherwise than a missing page. */
    findMissing: (path: string): string | undefined => {
      const plain = tidy(path)
      const folder = plain.slice(0, plain.lastIndexOf('/'))
      return [`${folder}/404.html`, '/404.html'].find((page) => paths.has(page))
    },
  }
}
