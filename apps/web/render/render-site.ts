import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '@susegad/catalog-data/catalogue'
import {
  readCatalogue,
  readPictures,
} from '../../../packages/catalog-data/content/catalogue/read-catalogue.ts'
import { routeIds, sitePages } from '../src/entry-server.tsx'
import type { SitePage } from '../src/seo/site-page.ts'
import { type Application, readApplication } from './application.ts'
import { lessEffort, mostEffort } from './compressed.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { coverageTroubles, type ShownPage } from './page-coverage.ts'
import { PageWriter } from './page-writer.ts'
import { searchIndex } from './search-index.ts'
import { SiteFolder } from './site-folder.ts'
import { sitemapXml } from './sitemap.ts'

export interface SiteOrder {
  /** The built application. */
  application: string
  /** The folder of content. */
  content: string
  /** Locks of the encoded pictures. */
  pictures: readonly string[]
  out: string
  origin: string
  /** Whether it is the site of the example business. */
  isExample: boolean
  /** Paths of the only pages to render, without the rest of the site. */
  only?: readonly string[]
}

export interface SiteOutcome {
  rendered: number
  kept: number
}

/** Writes the site of a folder of content into another folder, where only what has changed is rendered again. */
export async function renderSite(order: SiteOrder): Promise<SiteOutcome> {
  const application = readApplication(order.application)
  const catalogue = readCatalogue(order.content, readPictures(order.pictures), process.env)
  const all = sitePages(catalogue)
  // Only the plain HTML of a preview is read, so compress it quickly.
  const isQuick = order.only !== undefined || all.length > 500
  const folder = new SiteFolder(order.out, isQuick ? lessEffort : mostEffort)
  const theme = join(order.content, 'theme.css')
  const writer = new PageWriter({
    application,
    catalogue,
    folder,
    origin: order.origin,
    theme: existsSync(theme) ? readFileSync(theme, 'utf8') : '',
  })
  const pages = order.only ? all.filter(({ path }) => order.only?.includes(path)) : all
  for (const page of pages) await writer.write(page)
  await writer.done()
  if (!order.only) {
    refuseForgotten(catalogue, writer.shown)
    await writeFiles(order, application, catalogue, folder, all)
    await folder.finish()
  }
  return { rendered: writer.rendered, kept: writer.kept }
}

const redirectsOf = (catalogue: Catalogue): Record<string, string> =>
  'activity' in catalogue.pageMeta ? { '/activitys': '/activity' } : {}

function refuseForgotten(catalogue: Catalogue, shown: readonly ShownPage[]): void {
  const troubles = coverageTroubles(routeIds(catalogue), shown, Object.keys(redirectsOf(catalogue)))
  if (troubles.length > 0) throw new Error(troubles.join('\n'))
}

/** The service writes emails about places. */
function placeNames({
  hotelSummaries,
  activitySummaries,
  beachSummaries,
}: Catalogue): Record<string, string> {
  const named = (kind: string, places: readonly { slug: string; name: string }[]) =>
    places.map(({ slug, name }) => [`${kind}/${slug}`, name])
  return Object.fromEntries([
    ...named('hotel', hotelSummaries),
    ...named('activity', activitySummaries),
    ...named('beach', beachSummaries),
  ])
}

/** What a site has beside its pages. */
async function writeFiles(
  { content, origin, isExample }: SiteOrder,
  { assets, startScript }: Application,
  catalogue: Catalogue,
  folder: SiteFolder,
  pages: readonly SitePage[],
): Promise<void> {
  const { name, email, region, locale, currency, replyPromise } = catalogue.business
  await folder.copy(assets)
  const manifest = JSON.parse(readFileSync(join(assets, 'site.webmanifest'), 'utf8'))
  await folder.write(
    'site.webmanifest',
    JSON.stringify({ name, short_name: name, lang: locale, ...manifest }),
  )
  await folder.write('sitemap.xml', sitemapXml(pages, origin))
  await folder.write(
    'robots.txt',
    `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /profile\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
  await folder.write('search-documents.json', searchIndex(catalogue))
  await folder.write(
    'routes.json',
    JSON.stringify({
      redirects: redirectsOf(catalogue),
      csp: contentSecurityPolicy(startScript),
      business: { name, email, region: region.name, locale, currency, replyPromise, isExample },
      places: placeNames(catalogue),
    }),
  )
  // The owner's public/ files, such as icons, replace ours of the same name.
  const own = join(content, 'public')
  if (existsSync(own)) await folder.copy(own)
}
