import type { Manifest } from 'vite'

export interface PageAssets {
  /** Every script that the page needs: the entry, the libraries, and then the others. */
  scripts: string[]
  sheets: string[]
}

/** The scripts and styles of the page that these routes make, from the manifest of the client build. */
export function pageAssets(manifest: Manifest, routeIds: readonly string[]): PageAssets {
  const first = Object.values(manifest).filter(({ isEntry, name }) => isEntry || name === 'vendor')
  const scripts = new Set(first.sort((one) => (one.isEntry ? -1 : 1)).map(({ file }) => `/${file}`))
  if (scripts.size !== 2) throw new Error('The client build has no entry, or no chunk of libraries.')
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string, wantsScript: boolean) => {
    const visited = `${wantsScript} ${key}`
    const chunk = manifest[key]
    if (seen.has(visited) || !chunk) return
    seen.add(visited)
    for (const imported of chunk.imports ?? []) visit(imported, wantsScript)
    if (wantsScript) scripts.add(`/${chunk.file}`)
    for (const sheet of chunk.css ?? []) sheets.add(`/${sheet}`)
    // The HTML of parts whose script comes later is in the page from the start, and so are their styles. Only routes and
    // their parts have such HTML: what a shared chunk loads later, like a dialog, brings its styles when it is asked for.
    if (!chunk.src) return
    for (const later of chunk.dynamicImports ?? []) if (!isRoute(later)) visit(later, false)
  }
  const ofPage = (key: string) => isRoute(key) && routeIds.includes(routeOf(key))
  for (const key of ['index.html', ...Object.keys(manifest).filter(ofPage)]) visit(key, true)
  return { scripts: [...scripts], sheets: [...sheets] }
}

const isRoute = (key: string) => key.includes('?tsr-split=')

/** The route of a file's lazily loaded part: `/hotels/` is in `src/routes/hotels/index.tsx`. */
const routeOf = (key: string) => key.replace(/^src\/routes(.*?)(?:index)?\.tsx\?.*$/, '$1')
