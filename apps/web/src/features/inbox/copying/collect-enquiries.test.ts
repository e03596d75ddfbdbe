import type { EnquiryList, EnquiryQuery, StaffEnquiry } from '@susegad/api-client/contract'
import { expect, test } from 'vitest'
import { collectEnquiries } from './collect-enquiries.ts'

const rows = Array.from({ length: 250 }, (_, n) => ({ _id: `id-${n}` }) as StaffEnquiry)

function serviceWith(all: StaffEnquiry[]) {
  const asked: EnquiryQuery[] = []
  const list = async (query: EnquiryQuery): Promise<EnquiryList> => {
    asked.push(query)
    const { page = 1, limit = 10 } = query
    const enquiries = all.slice((page - 1) * limit, page * limit)
    return { enquiries, total: all.length, totalPages: Math.ceil(all.length / limit), page, limit }
  }
  return { asked, list }
}

test('all that match are read in order', async () => {
  const { asked, list } = serviceWith(rows)
  const found = await collectEnquiries({ filter: { status: 'pending' }, list })
  expect(found.map(({ _id }) => _id)).toEqual(rows.map(({ _id }) => _id))
  expect(asked).toEqual([1, 2, 3].map((page) => ({ status: 'pending', page, limit: 100 })))
})

test('the chosen ones come in list order, and nothing more is read than needed', async () => {
  const { asked, list } = serviceWith(rows)
  const found = await collectEnquiries({ filter: {}, ids: new Set(['id-120', 'id-3']), list })
  expect(found.map(({ _id }) => _id)).toEqual(['id-3', 'id-120'])
  expect(asked).toHaveLength(2)
})

test('those left out of all that match are not taken', async () => {
  const { list } = serviceWith(rows)
  const found = await collectEnquiries({ filter: {}, except: new Set(['id-0', 'id-249']), list })
  expect(found.map(({ _id }) => _id)).toEqual(rows.slice(1, -1).map(({ _id }) => _id))
})

test('a row that an arrival pushed onto the next page is taken once', async () => {
  const all = [...rows]
  const { list } = serviceWith(all)
  const found = await collectEnquiries({
    filter: {},
    list: async (query) => {
      const answer = await list(query)
      if (query.page === 1) all.unshift({ _id: 'new' } as StaffEnquiry)
      return answer
    },
  })
  expect(found).toHaveLength(250)
})

test('chosen ones that are gone do not make it read forever', async () => {
  const { list } = serviceWith(rows.slice(0, 5))
  expect(await collectEnquiries({ filter: {}, ids: new Set(['gone']), list })).toEqual([])
})
