import { useMatches } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Title of a page whose data has none. Search engines are asked not to index it. */
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
