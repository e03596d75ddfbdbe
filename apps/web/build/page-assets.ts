import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'

const entryKey = 'index.html'

export interface PageAssets {
  /** The entry script, then every script the page needs, in the order in which they are found. */
  scripts: string[]
  sheets: string[]
}

/** Answers which scripts and styles a page needs, from the manifest of the client build. */
export class AssetIndex {
  readonly #manifest: Manifest
  readonly #folder: string

  constructor(folder: string, manifest: Manifest) {
    this.#folder = folder
    this.#manifest = manifest
  }

  static read(folder: string): AssetIndex {
    return new AssetIndex(folder, JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  }

  get entry(): string {
    return this.#chunk(entryKey).file
  }

  get fonts(): string[] {
    return (this.#chunk(entryKey).assets ?? [])
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => `/${file}`)
  }

  /** `sources` are module paths relative to the web app, with the query of a split route part. */
  assetsOf(sources: string[]): PageAssets {
    const scripts = new Set<string>()
    const sheets = new Set<string>()
    const seen = new Set<string>()
    const visit = (key: string, wantsScript: boolean) => {
      const visited = `${wantsScript} ${key}`
      const chunk = this.#manifest[key]
      if (seen.has(visited) || !chunk) return
      seen.add(visited)
      for (const imported of chunk.imports ?? []) visit(imported, wantsScript)
      if (wantsScript) scripts.add(`/${chunk.file}`)
      for (const sheet of chunk.css ?? []) sheets.add(`/${sheet}`)
      // The HTML of parts whose script comes later is in the page from the start, and so are their styles.
      for (const later of chunk.dynamicImports ?? []) if (!isRoute(later)) visit(later, false)
    }
    for (const source of [entryKey, ...sources]) visit(source, true)
    return { scripts: [...scripts], sheets: [...sheets] }
  }

  /** Manifest keys of a route's lazily loaded parts. */
  routeSources(routeIds: string[], routesFolder: string): string[] {
    return routeIds.flatMap((id) => {
      const file = routeFile(id, routesFolder)
      if (!file) return []
      return Object.keys(this.#manifest).filter((key) => key.startsWith(`src/routes/${file}?tsr-split=`))
    })
  }

  /** Keys of the chunks that hold the catalogue's record of this slug, which is in its file or the file's name. */
  recordSources(slug: string): string[] {
    const records = /packages\/catalog-data\/src\/(hotels|activities|beaches)\/(?!.*-rates\.ts$)/
    const itself = new RegExp(`\\bslug:["'\`]${slug}["'\`]`)
    return Object.keys(this.#manifest).filter((key) => {
      const chunk = this.#chunk(key)
      if (!records.test(key) || !chunk.isDynamicEntry) return false
      return key.endsWith(`/${slug}.ts`) || itself.test(this.read(chunk.file))
    })
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8')
  }

  #chunk(key: string): ManifestChunk {
    const chunk = this.#manifest[key]
    if (!chunk) throw new Error(`The client build has no chunk '${key}': was it built with a manifest?`)
    return chunk
  }
}

const isRoute = (key: string) => key.includes('?tsr-split=')

function routeFile(id: string, routesFolder: string): string | undefined {
  const base = id === '__root__' ? '__root' : id.replace(/^\//, '').replace(/\/$/, '')
  const candidates = [`${base}.tsx`, `${base}/index.tsx`.replace(/^\//, '')]
  return candidates.find((file) => existsSync(join(routesFolder, file)))
}
