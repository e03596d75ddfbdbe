import { type SiteRoutes, withoutEnd } from './site-routes.ts'

/** A file, or a redirect to the address it has moved to. */
export type Place = { file: string } | { movedTo: string }

const SHELL = '/app.html'
const isMissingPage = (path: string): boolean => path.endsWith('/404.html')
const isPage = (path: string): boolean => path.endsWith('.html')
const isIndex = (path: string): boolean => path.endsWith('/index.html')

const tidy = (path: string): string => withoutEnd(path.replace(/\/{2,}/g, '/'))
const withoutIndex = (path: string): string => path.replace(/\/index(\.html)?$/, '')

/** Maps each address to its file: index pages without `index.html`, other pages with and without `.html`. */
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

/** Finds the file at a decoded path, or a redirect: `//hotels` and `/hotels/index` lead to `/hotels`. */
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
    /** The 404 page of the path's folder, else the site's: a missing hotel has a page of its own. */
    findMissing: (path: string): string | undefined => {
      const plain = tidy(path)
      const folder = plain.slice(0, plain.lastIndexOf('/'))
      return [`${folder}/404.html`, '/404.html'].find((page) => paths.has(page))
    },
  }
}
