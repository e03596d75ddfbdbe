import { describe, expect, it } from 'vitest'
import { loadSearchDocuments } from './search.ts'

const documents = await loadSearchDocuments()
const finding = (words: string) =>
  documents
    .filter(({ text, title, keywords }) =>
      `${title} ${text} ${keywords.join(' ')}`.toLowerCase().includes(words),
    )
    .map(({ slug }) => slug)

describe('the search documents', () => {
  it('are one for every record and page, each under its own id', () => {
    const kinds = Object.groupBy(documents, ({ kind }) => kind)
    expect([kinds.hotel?.length, kinds.activity?.length, kinds.beach?.length, kinds.page?.length]).toEqual([
      5, 14, 12, 10,
    ])
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
  })

  it('find what stands deep inside a record', () => {
    expect(finding('sledging')).toEqual(['snow-park-goa'])
    expect(finding('bunk')).toContain('la-view-hotel')
    expect(finding('turtle')).toContain('agonda-beach-goa-india')
    expect(finding('data protection board')).toEqual(['privacy-policy'])
  })

  it('hold words for people, no addresses, hashes or markup', () => {
    for (const { text, line } of documents) {
      expect(`${text} ${line}`).not.toMatch(/https?:\/\/|00000000|#[0-9a-f]{6}|<\w/)
      expect(line.length).toBeGreaterThan(5)
    }
  })
})
