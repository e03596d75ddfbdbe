import { expect, it } from 'vitest'
import { coverageTroubles } from './page-coverage.ts'

const routes = ['__root__', '/', '/hotels/', '/hotels/$slug', '/_site/activitys/']
const page = (path: string, ...routeIds: string[]) => ({
  path,
  file: `${path.slice(1)}/index.html`,
  routeIds: ['__root__', ...routeIds],
})
const pages = [page('/', '/'), page('/hotels', '/hotels/'), page('/hotels/one', '/hotels/$slug')]
const redirects = ['/activitys']

it('is content when every route has a page and every page a route', () => {
  expect(coverageTroubles(routes, pages, redirects)).toEqual([])
})

it('names a route that was given no page', () => {
  const troubles = coverageTroubles([...routes, '/spa', '/spa/$slug'], pages, redirects)
  expect(troubles.map((trouble) => trouble.split(' ')[2])).toEqual(['/spa', '/spa/$slug'])
  expect(troubles[0]).toContain('pages/')
})

it('does not take the words for a missing place for a page of its route', () => {
  const missing = { path: '/hotels/none', file: 'hotels/404.html', routeIds: ['__root__', '/hotels/$slug'] }
  expect(coverageTroubles(routes, [...pages.slice(0, 2), missing], redirects)).toEqual([
    expect.stringContaining('/hotels/$slug has no page'),
  ])
})

it('names a page that no route shows', () => {
  expect(coverageTroubles(routes, [...pages, page('/spa')], redirects)).toEqual([
    expect.stringContaining('No route shows /spa'),
  ])
})
