import type { EnquiryContext } from '@susegad/api-client/contract'

const kinds: Record<EnquiryContext['kind'], string> = {
  hotel: 'Hotel',
  activity: 'Activity',
  beach: 'Beach',
  membership: 'Membership',
  page: 'Page',
}

const titled = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** The page on which an enquiry was written, or undefined if unknown. */
export function contextText(context: EnquiryContext | null): string | undefined {
  if (!context) return undefined
  const { kind, slug, page } = context
  if (slug) return `${kinds[kind]}: ${titled(slug)}`
  return page ? `${kinds[kind]}: ${page}` : kinds[kind]
}
