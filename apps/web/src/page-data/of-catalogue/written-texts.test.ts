import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { normaliseHotel } from '@susegad/catalog-data/normalise'
import { expect, it } from 'vitest'
import { renderPage, sitePages } from '../../entry-server.tsx'

const hotel = normaliseHotel({
  slug: 'palm-cove',
  name: 'Palm Cove',
  location: 'Calangute',
  address: 'Beach Road',
  rating: 4.5,
  reviews: 12,
  price: 1999,
  description:
    'A **white** house.\n\n1. Ask\n2. Come by [the ferry](https://ferry.example), see [contact](/contact)',
  rooms: [{ category: 'Attic', description: 'Under the *tiles*:\n\n- two beds\n- a lamp' }],
})

it('is marked on a hotel’s page, and in words for search engines', async () => {
  const catalogue = { ...(await exampleCatalogue()), hotels: [hotel] }
  const page = sitePages(catalogue).find(({ path }) => path === '/hotels/palm-cove')
  if (!page) throw new Error('The hotel has no page.')
  const { html, head } = await renderPage(catalogue, page, 'https://palm.example')
  expect(html).toContain('<p>A <strong>white</strong> house.</p><ol start="1"><li>Ask</li><li>Come by ')
  expect(html).toContain('<a href="https://ferry.example" rel="noopener">the ferry</a>')
  expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*>contact<\/a><\/li><\/ol>/)
  expect(html).toContain('<p>Under the <em>tiles</em>:</p><ul><li>two beds</li><li>a lamp</li></ul>')
  const words = 'A white house. Ask, Come by the ferry, see contact'
  expect(head).toContain(`<meta data-page name="description" content="${words}"`)
  expect(head).toContain('"description":"Under the tiles: two beds, a lamp"')
  expect(head).not.toMatch(/\*|ferry\.example/)
})
