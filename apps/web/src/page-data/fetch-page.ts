import { redirect } from '@tanstack/react-router'
import type { PageSource, RouterContext } from './load-page.ts'
import type { SomePage } from './page-data.ts'
import type { SiteData } from './site.ts'

/** JSON of one page, or of the whole site, as the build wrote it. */
export interface Published {
  /** URL of the entry script it was built with, to detect another build. */
  build: string
}

export type PublishedPage = Published & { page: SomePage }
export type PublishedSite = Published & { site: SiteData }

/** Words of a `<meta>` element that the build wrote; none under `pnpm dev`. */
const listed = (name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? []

async function fetchJson<Json extends Published>(address: string): Promise<Json | undefined> {
  const answer = await fetch(address)
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
  return answer.json()
}

const addressOf = (path: string) => (path === '/' ? '/index.json' : `${path.replace(/\/$/, '')}.json`)

/** Fetches the JSON of the site and of the first page, which came as HTML. */
export async function openFirstPage(): Promise<RouterContext> {
  const [build] = listed('page-scripts')
  const [siteAddress = '/site.json', pageAddress] = listed('page-data')
  const [published, page] = await Promise.all([
    fetchJson<PublishedSite>(siteAddress),
    pageAddress ? fetchJson<PublishedPage>(pageAddress) : undefined,
  ])
  if (!published) throw new Error(`There is nothing at ${siteAddress}: build the site again.`)
  // Scripts and data are from different builds: don't hydrate. Links load the newer build.
  if (build && [published, page].some((part) => part && part.build !== build))
    throw new Error('The site has been renewed since this page was loaded.')
  return { site: published.site, pageAt: pagesAfter(build, page) }
}

/** The first page's data is loaded with it; data of later pages is fetched on navigation. */
function pagesAfter(build: string | undefined, first: PublishedPage | undefined): PageSource {
  // Match by path: the first page may have no data of its own.
  let cameAt = build && location.pathname
  return async ({ pathname, href }) => {
    if (pathname === cameAt) {
      cameAt = undefined
      return first?.page
    }
    const published = await fetchJson<PublishedPage>(addressOf(pathname))
    // The router discards a redirect of a preload and repeats it when the link is followed. Drop the hash, or the
    // browser would only scroll.
    if (build && published && published.build !== build)
      throw redirect({ href: href.replace(/#.*/, ''), reloadDocument: true })
    return published?.page
  }
}
