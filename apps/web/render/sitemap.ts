import type { SitePage } from '../src/seo/site-page.ts'
import { pictureUrls } from '../src/seo/structured-data/picture-urls.ts'

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Every public page with the pictures that are on it. */
export function sitemapXml(pages: readonly SitePage[], origin: string): string {
  const urls = pages
    .filter((page) => page.listed)
    .map((page) => {
      const images = pictureUrls(page.pictures ?? [], origin)
        .map((address) => `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`)
        .join('')
      return `<url><loc>${escapeXml(origin + page.path)}</loc>${images}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
