import { describe, expect, it } from 'vitest'
import { offerProblems } from './offered-pages.ts'

const none = { hotels: [], activities: [], beaches: [] }
const bare = { 'pages/home': {}, navigation: { header: [{ label: 'Home', to: '/' }] } }
const problemsOf = (pages: Record<string, Record<string, unknown>>, records = {}) =>
  offerProblems({ ...bare, ...pages }, { ...none, ...records }).map(
    ({ file, field, problem }) => `${file} ${field} ${problem}`,
  )

describe('a business that leaves pages out', () => {
  it('may have only its home page', () => {
    expect(problemsOf({})).toEqual([])
  })

  it('may have a listing without records', () => {
    expect(problemsOf({ 'pages/beaches': {}, 'pages/home': { beaches: {} } })).toEqual([])
  })

  it('may link to text pages and to pages of every site', () => {
    const header = ['/getting-here', '/contact', '/hotels/palm-cove'].map((to) => ({ label: to, to }))
    expect(offerProblems({ ...bare, navigation: { header } }, none, ['getting-here'])).toEqual([])
  })

  it.each([
    ['records', {}, { activities: [{}] }, 'pages/activity.json file is missing, though there are activities'],
    [
      'a part of its home',
      { 'pages/home': { hotels: {} } },
      {},
      'pages/home.json hotels there is no page /hotels',
    ],
    [
      'a link in the menu',
      { navigation: { footer: [{ label: 'Eat', to: '/dining' }] } },
      {},
      'navigation.json footer[0].to links to /dining, which is not a page of this site',
    ],
    [
      'a link on its home',
      { 'pages/home': { hero: { links: [{ label: 'Join', to: '/membership' }] } } },
      {},
      'pages/home.json hero.links[0].to links to /membership, which is not a page of this site',
    ],
    [
      'a page of the owner’s own in the menu',
      { navigation: { header: [{ label: 'Ferry', to: '/getting-here' }] } },
      {},
      'navigation.json header[0].to links to /getting-here, which is not a page of this site',
    ],
    ['the numbers of a card', { membership: {} }, {}, 'pages/membership.json file is missing: the numbers'],
    ['the page of a card', { 'pages/membership': {} }, {}, 'membership.json file is missing: the numbers'],
  ])('must not have %s that needs one', (_what, pages, records, problem) => {
    expect(problemsOf(pages, records)).toEqual([expect.stringContaining(problem)])
    const [{ cure } = { cure: '' }] = offerProblems({ ...bare, ...pages }, { ...none, ...records })
    expect(cure).not.toMatch(/\.json|pages\//)
  })
})
