import type { Activity } from '@susegad/catalog-data/activities'
import type { Beach } from '@susegad/catalog-data/beaches'
import type { Catalogue } from '@susegad/catalog-data/catalogue'
import type { Hotel } from '@susegad/catalog-data/hotels'
import type { Meta, PageKey } from '@susegad/catalog-data/seo'
import { siteDataOf } from '../page-data/of-catalogue/site-data-of.ts'
import type { PlacePath } from '../page-data/place-path.ts'
import type { SiteData } from '../page-data/site.ts'
import { metaHead } from './head-of-meta.ts'
import { ownDataOf } from './own-data-of.ts'
import { pagePath } from './page-path.ts'
import type { SitePage } from './site-page.ts'
import { faqData } from './structured-data/lists.ts'
import { activityData, beachData, hotelData } from './structured-data/places.ts'
import { unlistedPages } from './unlisted-pages.ts'

/** The pages of a catalogue's content, in the order of the sitemap. */
export function sitePages(catalogue: Catalogue): SitePage[] {
  const site = siteDataOf(catalogue)
  return [
    ...(Object.entries(catalogue.pageMeta) as [PageKey, Meta][]).map(([key, meta]) =>
      pageAt(pagePath(key), {
        listed: key !== 'search',
        head: (origin) =>
          metaHead(pagePath(key), undefined, meta, origin, site, ownDataOf(catalogue, key, origin)),
      }),
    ),
    ...catalogue.textPages.map(({ slug, meta }) =>
      pageAt(`/${slug}`, { head: (origin) => metaHead(`/${slug}`, undefined, meta, origin, site, []) }),
    ),
    ...catalogue.hotels.map((hotel) => hotelPage(hotel, site)),
    ...catalogue.activities.flatMap((activity) => activityPages(activity, site)),
    ...catalogue.beaches.map((beach) => beachPage(beach, site)),
    ...unlistedPages(catalogue, site),
  ]
}

const pageAt = (path: string, page: Pick<SitePage, 'head'> & Partial<SitePage>): SitePage => ({
  path,
  file: path === '/' ? 'index.html' : `${path.slice(1)}/index.html`,
  listed: true,
  ...page,
})

function hotelPage(hotel: Hotel, site: SiteData): SitePage {
  const path = `/hotels/${hotel.slug}` satisfies PlacePath
  const questions = hotel.faq.sections.map(({ title, lines }) => ({
    question: title,
    answer: lines.join(' '),
  }))
  return pageAt(path, {
    pictures: hotel.pictures,
    head: (origin) =>
      metaHead(path, hotel.name, hotel.meta, origin, site, [
        hotelData(hotel, site.business, path, origin),
        ...(questions.length > 0 ? [faqData(questions)] : []),
      ]),
  })
}

/** Both spellings serve the page; the first is canonical. */
function activityPages(activity: Activity, site: SiteData): SitePage[] {
  const canonical = `/activitys/${activity.slug}` satisfies PlacePath
  return [canonical, `/activity/${activity.slug}` satisfies PlacePath].map((path) =>
    pageAt(path, {
      listed: path === canonical,
      pictures: activity.pictures,
      head: (origin) =>
        metaHead(canonical, activity.name, activity.meta, origin, site, [
          activityData(activity, site.business, canonical, origin),
        ]),
    }),
  )
}

function beachPage(beach: Beach, site: SiteData): SitePage {
  const path = `/beaches/${beach.slug}` satisfies PlacePath
  return pageAt(path, {
    pictures: beach.pictures,
    head: (origin) =>
      metaHead(path, beach.name, beach.meta, origin, site, [beachData(beach, site.business, path, origin)]),
  })
}
