import type { Catalogue } from '@susegad/catalog-data/catalogue'
import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { expect, test } from 'vitest'
import { renderPage, sitePages } from './entry-server.tsx'

async function render(catalogue: Catalogue, path: string) {
  const page = sitePages(catalogue).find((it) => it.path === path)
  if (!page) throw new Error(`The site has no page at ${path}.`)
  const { head, html } = await renderPage(catalogue, page, 'https://site.example')
  return head + html
}

test('two sites are rendered at once, each with its own name, card and prices', async () => {
  const example = await exampleCatalogue()
  const { membership: _, ...pageMeta } = example.pageMeta
  const business = { ...example.business, name: 'Palm Tours', locale: 'de-DE', currency: 'EUR' }
  const [ours, theirs] = await Promise.all([
    render(example, '/hotels/la-view-hotel'),
    render({ ...example, business, pageMeta }, '/hotels/la-view-hotel'),
  ])
  expect(ours).toContain('Book Membership Now')
  expect(ours).toContain('₹2,299')
  expect(ours).not.toMatch(/Palm Tours|€/)
  expect(theirs).toContain('Palm Tours')
  expect(theirs).toContain('2.299\u00a0€')
  expect(theirs).not.toContain('Book Membership Now')
})

test('a page without data is named by its route', async () => {
  expect(await render(await exampleCatalogue(), '/dashboard/team')).toContain(
    '<title data-page>Team | Susegad</title>',
  )
})
