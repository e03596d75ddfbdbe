import { redirect } from '@tanstack/react-router'
import type { PageSource } from './load-page.ts'
import type { SomePage } from './page-data.ts'
import type { SiteData } from './site.ts'

/** What stands beside the HTML of a page, or for all pages. */
export interface Published {
  /** The script that it was made for, by which a page knows whether it is of the same build. */
  build: string
}

export type PublishedPage = Published & { page: SomePage }
export type PublishedSite = Published & { site: SiteData }

/** What the build wrote into the page; nothing under `pnpm dev`. */
const listed = (name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? []

async function fetchJson<Json extends Published>(address: string): Promise<Json | undefined> {
  const answer = await fetch(address)
  if (answer.status === 404) return undefined
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
  return answer.json()
}

const addressOf = (path: string) => (path === '/' ? '/index.json' : `${path.replace(/\/$/, '')}.json`)

/** Fetches what the page is drawn from that came as HTML: the site, and where later pages come from. */
export async function openFirstPage(): Promise<{ site: SiteData; pageAt: PageSource }> {
  const [build] = listed('page-scripts')
  const [siteAddress = '/site.json', pageAddress] = listed('page-data')
  const [published, page] = await Promise.all([
    fetchJson<PublishedSite>(siteAddress),
    pageAddress ? fetchJson<PublishedPage>(pageAddress) : undefined,
  ])
  if (!published) throw new Error(`There is nothing at ${siteAddress}: build the site again.`)
  // Scripts and data of two builds: the page stays the HTML that it came in, and its links lead to the newer one.
  if (build && [published, page].some((part) => part && part.build !== build))
    throw new Error('The site has been renewed since this page was loaded.')
  return { site: published.site, pageAt: pagesAfter(build, page) }
}

/** The first page's data came with it; those of later pages are fetched on the way to them. */
function pagesAfter(build: string | undefined, first: PublishedPage | undefined): PageSource {
  // Not whatever is loaded first: many a page has nothing to load.
  let cameAt = build && location.pathname
  return async ({ pathname, href }) => {
    if (pathname === cameAt) {
      cameAt = undefined
      return first?.page
    }
    const published = await fetchJson<PublishedPage>(addressOf(pathname))
    // A preload of the router forgets this, and comes back to it when the link is followed. With a hash, the address
    // that the history has by then would only be scrolled to.
    if (build && published && published.build !== build)
      throw redirect({ href: href.replace(/#.*/, ''), reloadDocument: true })
    return published?.page
  }
}
