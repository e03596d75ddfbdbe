import { describe, expect, it } from 'vitest'
import { CatalogError, inspectCatalog, normaliseBeach } from '../normalise.ts'
import { brokenActivities } from './broken-activities.ts'
import { brokenBeaches } from './broken-beaches.ts'
import { brokenCatalogs } from './broken-catalogs.ts'
import { brokenGalleries } from './broken-galleries.ts'
import { brokenHotels } from './broken-hotels.ts'
import { beach, hotel } from './whole-records.ts'

const broken = [...brokenHotels, ...brokenActivities, ...brokenBeaches, ...brokenGalleries, ...brokenCatalogs]

function errorOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}

describe('a broken record', () => {
  it.each(broken)('%s is refused by name', (_what, run, record, field, message) => {
    const error = errorOf(run)
    expect(error).toBeInstanceOf(CatalogError)
    expect(error).toMatchObject({ record, field })
    expect((error as CatalogError).message).toMatch(message)
    expect((error as CatalogError).cure).toMatch(/^[A-Z].*\.$/)
  })

  it('gets a message that no other gets', () => {
    const messages = broken.map(([, run]) => (errorOf(run) as CatalogError).message)
    expect(new Set(messages).size).toBe(broken.length)
  })

  it('keeps its neighbours from being loaded alone', () => {
    const { catalog, problems } = inspectCatalog(
      { hotels: [hotel, { ...hotel, slug: 'second', price: 'x' }] },
      { file: 'mine.json' },
    )
    expect(catalog).toBeUndefined()
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ file: 'mine.json', record: 'second', field: 'price' })
  })

  it('has all its problems listed at once by an inspection', () => {
    const { problems } = inspectCatalog({ hotels: [{ ...hotel, price: 'x', rating: 9, googlemap: 'y' }] })
    expect(problems.map(({ field }) => field).sort()).toEqual(['googlemap', 'price', 'rating'])
  })

  it('names the file where one is given', () => {
    const error = errorOf(() => normaliseBeach({ ...beach, category: 'Loud' }, { file: 'beaches.json' }))
    expect((error as CatalogError).message).toBe(
      "beaches.json: long-beach-goa-india, category: 'Loud' is not a category. Write 'Beach' or 'Quiet'.",
    )
  })
})
