import { expect, test } from 'vitest'
import { headHtml, type TitledHead } from './page-head.ts'

const origin = 'https://goa.example'
const plain: TitledHead = {
  title: 'Palm Cove',
  description: 'A house.',
  canonical: '/hotels/palm-cove',
  social: 'social/home',
  kind: 'website',
  structuredData: [],
}
const picture = { url: `${origin}/media/card.jpg`, width: 1200, height: 630, alt: undefined }
const htmlOf = (some: Partial<TitledHead>) =>
  headHtml({ ...plain, ...some }, origin, picture, { name: 'Palm Tours', locale: 'en-IN' })
const dataOf = (data: object): unknown =>
  JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(htmlOf({ structuredData: [data] }))?.[1] ?? 'null')

test('no name can end a tag or an attribute', () => {
  const html = htmlOf({ title: 'Tom & "Jerry" </title><script>', description: '">' })
  expect(html).toContain('<title data-page>Tom &amp; &quot;Jerry&quot; &lt;/title&gt;&lt;script&gt;</title>')
  expect(html).not.toContain('content="">')
})

test('structured data cannot end its script, and is read back as it was', () => {
  const data = { name: '</script><!-- “Hotel” & Söhne' }
  expect(dataOf(data)).toEqual(data)
  expect(htmlOf({ structuredData: [data] }).match(/<\/script>/g)).toHaveLength(1)
})

test('structured data says nothing where a record says nothing', () => {
  const room = { '@type': 'HotelRoom', name: 'Loft', description: '' }
  const data = { name: 'Palm Cove', description: '', image: [], containsPlace: [room], price: 0, free: false }
  expect(dataOf(data)).toEqual({
    name: 'Palm Cove',
    containsPlace: [{ '@type': 'HotelRoom', name: 'Loft' }],
    price: 0,
    free: false,
  })
})

test('a page without a description or keywords has no empty ones', () => {
  const html = htmlOf({ description: '', keywords: [] })
  expect(html).not.toContain('content=""')
  expect(html).not.toContain('keywords')
})

test('a page is listed under its own address, or not at all', () => {
  expect(htmlOf({})).toContain('rel="canonical" href="https://goa.example/hotels/palm-cove"')
  const hidden = htmlOf({ hidden: true })
  expect(hidden).toContain('content="noindex"')
  expect(hidden).not.toContain('rel="canonical"')
})
