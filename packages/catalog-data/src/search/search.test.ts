import { describe, expect, it } from 'vitest'
import { activitySlugs } from '../activities/activity-slug.ts'
import { beachSlugs } from '../beaches/beach-slug.ts'
import { hotelSlugs } from '../hotels/hotel-slug.ts'
import { pageMeta } from '../seo/seo.ts'
import { loadSearchDocuments } from './search.ts'

const documents = await loadSearchDocuments()
const finding = (words: string) =>
  documents
    .filter(({ text, title, keywords }) =>
      `${title} ${text} ${keywords.join(' ')}`.toLowerCase().includes(words),
    )
    .map(({ slug }) => slug)

describe('the search documents', () => {
  it('exist for every record and page, with unique ids', () => {
    const slugsOf = (wanted: string) =>
      documents.filter(({ kind }) => kind === wanted).map(({ slug }) => slug)
    expect(slugsOf('hotel')).toEqual(hotelSlugs)
    expect(slugsOf('activity')).toEqual(activitySlugs)
    expect(slugsOf('beach')).toEqual(beachSlugs)
    expect(slugsOf('page')).toEqual(
      Object.keys(pageMeta).filter((page) => page !== 'home' && page !== 'search'),
    )
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
  })

  it('give each page a familiar title', () => {
    const titles = new Map(documents.map(({ id, title }) => [id, title]))
    expect(titles.get('page/dining')).toBe('Dining Gallery')
    expect(titles.get('page/terms-and-conditions')).toBe('Terms & Conditions')
    expect(titles.get('page/gallery')).toBe('Gallery')
  })

  it('include texts deep inside a record', () => {
    expect(finding('sledging')).toEqual(['snow-park-goa'])
    expect(finding('bunk')).toContain('la-view-hotel')
    expect(finding('turtle')).toContain('agonda-beach-goa-india')
    expect(finding('data protection board')).toEqual(['privacy-policy'])
  })

  it('contain no URLs, hashes or markup', () => {
    for (const { text, line } of documents) {
      expect(`${text} ${line}`).not.toMatch(/https?:\/\/|00000000|#[0-9a-f]{6}|<\w/)
      expect(line.length).toBeGreaterThan(5)
    }
  })
})
