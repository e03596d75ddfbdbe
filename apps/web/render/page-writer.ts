import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '@susegad/catalog-data/catalogue'
import { pageDataOf, renderPage, siteDataOf } from '../src/entry-server.tsx'
import type { SitePage } from '../src/seo/site-page.ts'
import { socialPicture } from '../src/seo/social-picture.ts'
import type { Application } from './application.ts'
import { documentOf } from './document.ts'
import { pageAssets } from './page-assets.ts'
import type { ShownPage } from './page-coverage.ts'
import type { SiteFolder } from './site-folder.ts'

interface PageOrder {
  application: Application
  catalogue: Catalogue
  folder: SiteFolder
  origin: string
  /** The owner's theme.css, which comes after the design system's styles. */
  theme: string
}

/** How many pages are compressed beside the one that is being rendered. */
const pagesAtOnce = 8

/** Renders pages, and writes each with the data that it is drawn from. */
export class PageWriter {
  rendered = 0
  kept = 0
  readonly shown: ShownPage[] = []
  readonly #order: PageOrder
  readonly #site: string
  readonly #sheets = new Map<string, string>()
  readonly #writing = new Set<Promise<void>>()
  readonly #failures: unknown[] = []

  constructor(order: PageOrder) {
    this.#order = order
    this.#site = JSON.stringify(siteDataOf(order.catalogue))
  }

  async write(page: SitePage): Promise<void> {
    const { application, catalogue, folder, origin } = this.#order
    const data = pageDataOf(catalogue, page.path)
    const dataFile = page.path === '/' ? 'index.json' : `${page.path.slice(1)}.json`
    const files: [string, ...string[]] = [page.file, ...(data ? [dataFile] : [])]
    const key = this.#keyOf(page, data)
    const kept = folder.keptPage(key, files)
    if (kept) {
      this.kept++
      this.shown.push({ ...page, routeIds: kept.routeIds })
      return
    }
    const { html, head, routeIds } = await renderPage(catalogue, page, origin)
    this.rendered++
    this.shown.push({ ...page, routeIds })
    folder.notePage(page.file, { key, routeIds })
    const { scripts, sheets } = pageAssets(application.manifest, routeIds)
    const document = documentOf({
      lang: catalogue.business.locale,
      head,
      styles: sheets.map((sheet) => this.#sheet(sheet)).join('') + this.#order.theme,
      sheets,
      startScript: application.startScript,
      scripts,
      data: ['/site.json', ...(data ? [`/${dataFile}`] : [])],
      html,
    })
    await this.#inTurn(folder.write(page.file, document))
    if (data) await this.#inTurn(folder.write(dataFile, JSON.stringify({ build: scripts[0], page: data })))
  }

  async done(): Promise<void> {
    const { application, folder } = this.#order
    const [build] = pageAssets(application.manifest, []).scripts
    await folder.write('site.json', `{"build":${JSON.stringify(build)},"site":${this.#site}}`)
    await Promise.all(this.#writing)
    if (this.#failures.length > 0) throw this.#failures[0]
  }

  /** Hash of all inputs of the page. */
  #keyOf(page: SitePage, data: unknown): string {
    const { application, catalogue, origin, theme } = this.#order
    const head = page.head(origin)
    const made = [
      application.version,
      origin,
      theme,
      this.#site,
      data,
      head,
      socialPicture(catalogue, head.social, origin),
    ]
    return createHash('sha256').update(JSON.stringify(made)).digest('base64url')
  }

  #sheet(address: string): string {
    const read = () => readFileSync(join(this.#order.application.assets, address), 'utf8')
    const text = this.#sheets.get(address) ?? read()
    this.#sheets.set(address, text)
    return text
  }

  /** Compression runs on other threads; wait only when too many files are pending. */
  async #inTurn(write: Promise<void>): Promise<void> {
    const ended: Promise<void> = write
      .catch((error: unknown) => void this.#failures.push(error))
      .then(() => void this.#writing.delete(ended))
    this.#writing.add(ended)
    while (this.#writing.size >= pagesAtOnce) await Promise.race(this.#writing)
  }
}
