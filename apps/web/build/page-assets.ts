import type { Manifest } from 'vite'

const entryKey = 'index.html'

export interface PageAssets {
  /** Every script that the page needs; what a script imports comes before it. */
  scripts: string[]
  sheets: string[]
}

/** The scripts and styles of the page that these routes make, from the manifest of the client build. */
export function pageAssets(manifest: Manifest, routeIds: readonly string[]): PageAssets {
  const scripts = new Set<string>()
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
    // The HTML of parts whose script comes later is in the page from the start, and so are their styles.
    for (const later of chunk.dynamicImports ?? []) if (!isRoute(later)) visit(later, false)
  }
  for (const key of [entryKey, ...routeKeys(manifest, routeIds)]) visit(key, true)
  return { scripts: [...scripts], sheets: [...sheets] }
}

export function entryScript(manifest: Manifest): string {
  const chunk = manifest[entryKey]
  if (!chunk) throw new Error(`The client build has no chunk '${entryKey}': was it built with a manifest?`)
  return `/${chunk.file}`
}

const isRoute = (key: string) => key.includes('?tsr-split=')

/** Manifest keys of the lazily loaded parts of routes. */
function routeKeys(manifest: Manifest, routeIds: readonly string[]): string[] {
  return routeIds.flatMap((id) => {
    const base = id.replace(/^\/|\/$|__$/g, '')
    const files = [base, `${base}/index`.replace(/^\//, '')].map((file) => `src/routes/${file}.tsx?`)
    return Object.keys(manifest).filter((key) => isRoute(key) && files.some((file) => key.startsWith(file)))
  })
}
