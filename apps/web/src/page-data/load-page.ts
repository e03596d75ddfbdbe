import { notFound } from '@tanstack/react-router'
import type { PageData, PageKind, SomePage } from './page-data.ts'
import type { SiteData } from './site.ts'

interface Address {
  pathname: string
  /** With query and hash. */
  href: string
}

/** Source of page data: fetched in the browser, computed from a catalogue elsewhere. Undefined for an unknown page. */
export type PageSource = (address: Address) => Promise<SomePage | undefined>

/** Context of every route. */
export interface RouterContext {
  site: SiteData
  pageAt: PageSource
}

interface Place {
  context: Pick<RouterContext, 'pageAt'>
  location: Address
}

/** Texts of a missing page. */
export interface MissingPage {
  title: string
  text: string
  /** A link to another page. */
  back: { label: string; to: string }
}

/** Loads the data of the page at a path, which has the given kind or is missing. */
export async function loadPage<Kind extends PageKind>(
  kind: Kind,
  { context, location }: Place,
  missing?: MissingPage,
): Promise<PageData[Kind]> {
  const page = await context.pageAt(location)
  if (!isOfKind(page, kind)) throw notFound({ data: missing })
  return page
}

const isOfKind = <Kind extends PageKind>(
  page: SomePage | undefined,
  kind: Kind,
): page is Extract<SomePage, { kind: Kind }> & PageData[Kind] => page?.kind === kind
