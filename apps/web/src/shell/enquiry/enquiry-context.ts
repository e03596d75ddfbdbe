import type { EnquiryContext } from '@susegad/api-client/contract'
import { useMatches } from '@tanstack/react-router'

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
