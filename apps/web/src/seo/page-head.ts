import type { SocialPicture } from './social-picture.ts'

export interface PageHead {
  /** Absent if the route of the page has it. */
  title?: string
  description: string
  keywords?: readonly string[]
  /** Path of the canonical URL. */
  canonical: string
  /** Name of the picture for link previews. */
  social: string
  kind: 'website' | 'article'
  hidden?: boolean
  structuredData: readonly object[]
}

export interface TitledHead extends PageHead {
  title: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark)

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** The page's part of `<head>`; its tags are marked, so that navigation can replace them. */
export function headHtml(
  head: TitledHead,
  origin: string,
  picture: SocialPicture,
  site: { name: string; locale: string },
): string {
  const address = `${origin}${head.canonical}`
  const tags = [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [meta('name', 'description', head.description)] : []),
    ...(head.keywords?.length ? [meta('name', 'keywords', head.keywords.join(', '))] : []),
    ...(head.hidden ? [meta('name', 'robots', 'noindex')] : [`<link rel="canonical" href="${address}">`]),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', site.locale.replace('-', '_')),
    meta('property', 'og:type', head.kind),
    meta('property', 'og:title', head.title),
    ...(head.description ? [meta('property', 'og:description', head.description)] : []),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture.url),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('property', 'og:image:alt', picture.alt ?? head.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...head.structuredData.map((data) => `<script type="application/ld+json">${scriptSafe(data)}</script>`),
  ]
  return tags.map((tag) => tag.replace(/^<(\w+)/, '<$1 data-page')).join('')
}

/** JSON that can't end the script element; empty fields are left out. */
function scriptSafe(data: object): string {
  return JSON.stringify(data, (_, value) => (isEmpty(value) ? undefined : value)).replaceAll('<', '\\u003c')
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}
