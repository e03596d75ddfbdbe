import { expect, it } from 'vitest'
import { encodedPictures, findPictures } from '../content/photos/encoded-pictures.ts'
import { type Content, readContent } from '../content/read/read-content.ts'
import { checkUnfinished } from './check-unfinished.ts'

const content = readContent(findPictures(await encodedPictures()))
const check = (changed: Content) => checkUnfinished(changed, (page) => `example/${page}.json`)

/** The example, whose first hotel says something else. */
function withHotel(change: object): Content {
  const [first, ...others] = content.hotels
  return { ...content, hotels: [{ ...first, record: { ...first?.record, ...change } } as never, ...others] }
}

it('finds nothing unfinished in the example', () => {
  expect(check(content)).toEqual([])
})

it.each([
  '/rates/nowhere',
  '/hotels/ritz',
  '/beaches/nowhere?from=page#top',
  '/getting-her',
  '/offers/summer',
])('finds a link in a text that leads to no page: %s', (to) => {
  expect(check(withHotel({ description: `See [this](${to}) first.` }))).toMatchObject([
    { field: 'description', problem: `links to ${to}, which is not a page of this site` },
  ])
})

it.each([
  '/',
  '/contact#map',
  '/hotels/la-view-hotel',
  '/activitys/sunset-cruise-goa',
  '/rates/la-view-hotel',
  '/hotels?area=Candolim',
  '//goa.example/x',
  'https://goa.example/hotels/ritz',
])('takes a link in a text that leads somewhere: %s', (to) => {
  expect(check(withHotel({ description: `See [this](${to}) first.` }))).toEqual([])
})

it('finds a link of a page that leads to no page of a listing', () => {
  const home = { ...content.pages['pages/home'], hero: { links: [{ label: 'Stay', to: '/hotels/ritz' }] } }
  expect(check({ ...content, pages: { ...content.pages, 'pages/home': home } })).toMatchObject([
    { file: 'example/pages/home.json', field: 'hero.links[0].to' },
  ])
})

it('finds a question without an answer', () => {
  const sections = [
    { title: 'Are pets welcome?', lines: ['Yes.'] },
    { title: 'Is there a pool?', lines: [] },
  ]
  expect(check(withHotel({ faq: { heading: 'Questions', sections } }))).toMatchObject([
    { field: 'faq.sections[1].lines', problem: "the question 'Is there a pool?' has no answer" },
  ])
})
