import { createHash } from 'node:crypto'
import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { searchDocumentsOf } from '@susegad/catalog-data/search'
import { expect, it } from 'vitest'
import { sitePages } from '../../seo/site-pages.ts'
import { pageDataOf } from './page-data-of.ts'

/** The order of fields says nothing to a reader. */
const sorted = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const hash = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex').slice(0, 8)

it('every page of the example says what it said', async () => {
  const catalogue = await exampleCatalogue()
  const pages = sitePages(catalogue)
    .map(({ path }) => ({ path, data: pageDataOf(catalogue, path) }))
    .filter(({ path, data }) => data && !path.startsWith('/activity/'))
    .map(({ path, data }) => `${hash(data)} ${path}`)
  expect([...pages, `${hash(searchDocumentsOf(catalogue))} search index`].join('\n')).toMatchInlineSnapshot(`
    "94f3d3e9 /
    898af6a4 /hotels
    4fe241e2 /activity
    1a28bd25 /beaches
    364208a6 /dining
    3b0c18c5 /gallery
    01a23b26 /membership
    cd8b9215 /contact
    781b658e /terms-and-conditions
    dc5cc618 /privacy-policy
    d1e4b7c8 /refund-policy
    12d2cc81 /search
    b4ccbee5 /hotels/amara-grand-hotel
    e25c546e /hotels/la-view-hotel
    548d50fe /hotels/regent-laguna-hotel
    04d6885f /hotels/wotel-calangute
    1bb2186e /hotels/tree-house-hotel
    46c724b2 /activitys/sunset-cruise-goa
    74e6b3c6 /activitys/mandovi-river-dinner-cruise-goa
    533ea73d /activitys/boat-party-in-goa
    1f751fec /activitys/scuba-diving-combo-goa
    8a487781 /activitys/paragliding-adventure-goa
    c73432f5 /activitys/south-goa-sightseeing
    8f99f7fa /activitys/dudhsagar-waterfall-in-goa-india
    d60f9d36 /activitys/kayaking-in-goa-baga-beach
    39a5ed56 /activitys/snow-park-goa
    226a9830 /activitys/flyboarding-in-goa
    b5aabf4b /activitys/bungee-jumping-goa
    b528bf29 /activitys/goa-ultimate-5-watersports-adventure
    dc133074 /activitys/dolphin-watching-cruise-goa
    d635fb89 /activitys/north-goa-explorer
    4d59a367 /beaches/arambol-beach-goa-india
    7872d5e0 /beaches/ashwem-beach-goa-india
    264041b7 /beaches/vagator-beach-goa-india
    3705d4e5 /beaches/anjuna-beach-goa-india
    93742d49 /beaches/baga-famous-beach-goa-india
    50699c66 /beaches/calangute-beach-goa-india
    52ca665d /beaches/candolim-beach-goa-india
    b1adc713 /beaches/miramar-beach-goa-india
    35c51e0e /beaches/colva-beach-goa-india
    32e2ede8 /beaches/agonda-beach-goa-india
    764b0011 /beaches/butterfly-beach-goa-india
    71e3cbd6 /beaches/palolem-beach-goa-india
    11153ec7 /dashboard/routing
    f238a59f /rates/la-view-hotel
    f9964215 /rates/regent-laguna-hotel
    03a2afd3 /rates/wotel-calangute
    72e963ca search index"
  `)
})
