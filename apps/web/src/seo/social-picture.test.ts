import type { Beach } from '@susegad/catalog-data/beaches'
import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { withAlt } from '@susegad/catalog-data/pictures'
import { expect, test } from 'vitest'
import { headHtml } from './page-head.ts'
import { sitePages } from './site-pages.ts'
import { socialPicture } from './social-picture.ts'

const origin = 'https://goa.example'
const catalogue = await exampleCatalogue()
const first = catalogue.beaches[0] as Beach
const tints = ['#000', '#111', '#222'] as const
const cards = catalogue.socialPictures
const home = cards.find(({ name }) => name === 'social/home')
const drawn = cards.find(({ name }) => name === first.meta.socialPicture)
const photo = withAlt(
  { name: 'uploads/ab12', hash: '77', width: 1920, height: 1200, tints },
  'A “quiet” beach',
)
const cut = { name: 'social/uploads/ab12', hash: '99', width: 1200, height: 630, tints }

/** The head of a beach that was added with these pictures. */
function headOf(pictures: typeof first.pictures, socialPictures = cards): string {
  const meta = { ...first.meta, socialPicture: 'social/beaches-new-beach' }
  const beach = { ...first, slug: 'new-beach', meta, pictures }
  const all = { ...catalogue, beaches: [beach], socialPictures }
  const page = sitePages(all).find(({ path }) => path === '/beaches/new-beach')
  const head = page?.head(origin)
  if (!head) throw new Error('The beach has no page')
  return headHtml({ title: 'New Beach', ...head }, origin, socialPicture(all, head.social, origin), {
    name: 'Palm Tours',
    locale: 'en-IN',
  })
}
const tag = (name: string, content: string) => `property="og:${name}" content="${content}"`

test('a new place is shared with its first photo, cut for previews, and with what it shows', () => {
  const html = headOf([photo, ...first.pictures], [...cards, cut])
  expect(html).toContain(tag('image', `${origin}/media/social/uploads/ab12-1200.99.jpg`))
  expect(html).toContain(tag('image:width', '1200'))
  expect(html).toContain(tag('image:height', '630'))
  expect(html).toContain(tag('image:alt', 'A “quiet” beach'))
})

test('with a photo that came with the site, as pages show it', () => {
  const [own] = first.pictures
  const html = headOf(first.pictures)
  expect(html).toContain(tag('image', `${origin}/media/${own?.name}-1200.${own?.hash}.webp`))
  expect(html).toContain(tag('image:height', '750'))
  expect(html).toContain(tag('image:alt', String(own?.alt)))
})

test('and without any with the card of the home page', () => {
  expect(headOf([])).toContain(tag('image', `${origin}/media/social/home-1200.${home?.hash}.jpg`))
})

test('a card that was drawn for a place stays, until its first photo is an uploaded one', () => {
  const of = (beaches: typeof catalogue.beaches) =>
    socialPicture(
      { ...catalogue, beaches, socialPictures: [...cards, cut] },
      first.meta.socialPicture,
      origin,
    )
  expect(of(catalogue.beaches)).toMatchObject({
    url: expect.stringContaining(`.${drawn?.hash}.jpg`),
    alt: undefined,
  })
  expect(of([{ ...first, pictures: [photo] }])).toMatchObject({
    url: expect.stringContaining('ab12-1200.99.jpg'),
  })
})
