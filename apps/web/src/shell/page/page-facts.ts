import type { EnquiryContext } from '@susegad/api-client/contract'
import { useMatches } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of a page whose data has none. */
    title?: string
    /** `overlay`: the page opens on a picture, over which the header is transparent. @default 'solid' */
    header?: 'solid' | 'overlay'
    /** Whether the page has a form of its own: the closed enquiry drawer then holds only a link. @default false */
    hasForm?: boolean
    /** Whether the membership offer floats over the page. @default true */
    offersMembership?: boolean
    /** Whether the contact helper stays closed, because it would cover what the page is for. @default false */
    closesHelper?: boolean
    /** The kind of place that the page shows, if it shows one. */
    about?: 'hotel' | 'activity' | 'beach'
  }
}

/** What the current page's route says about it in its `staticData`. */
export const usePageFacts = () => useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} })

/** The hotel, activity or beach that the current page is about; any other page is named by its path. */
export const useEnquiryContext = (): EnquiryContext =>
  useMatches({
    select: (matches): EnquiryContext => {
      const match = matches.at(-1)
      const page = match?.pathname ?? '/'
      const kind = match?.staticData.about
      const { slug } = (match?.params ?? {}) as { slug?: string }
      return kind && slug ? { kind, slug, page } : { kind: 'page', page }
    },
    structuralSharing: true,
  })
