import { MAX_LENGTH } from '@susegad/api-client/rules'
import { expect, test } from 'vitest'
import { readDeskSearch } from '../../../enquiries/desk-search.ts'
import { filterKey, searchOf, serviceFilter, serviceQuery } from './desk-query.ts'
import {
  builtInView,
  filterOf,
  isFiltered,
  PAGE_SIZES,
  withFilter,
  withLimit,
  withoutFilters,
  withPage,
  withSort,
} from './search-steps.ts'

const id = '0b7c1f5e-8f0e-4d8e-9a39-0d1f6a3c9f11'

test('a full address is read back', () => {
  const search = {
    page: 3,
    limit: 50,
    startDate: '2026-11-01',
    endDate: '2026-11-21',
    status: 'in_progress',
    assignedTo: id,
    q: 'villa',
    show: 'deleted',
    enquiry: id,
  }
  expect(readDeskSearch(search)).toEqual(search)
})

test('defaults are left out of the address', () => {
  expect(readDeskSearch({ page: 1, limit: 10, q: '', startDate: '', status: '', assignedTo: '' })).toEqual({})
})

test.each([
  [{ page: -1 }],
  [{ page: 'two' }],
  [{ page: 1.5 }],
  [{ limit: 13 }],
  [{ startDate: '31/12/2026' }],
  [{ endDate: '2026-02-30' }],
  [{ status: 'won' }],
  [{ assignedTo: '../users' }],
  [{ enquiry: '<script>' }],
  [{ unknown: 'x' }],
])('%j makes no sense and is left out', (raw) => {
  expect(readDeskSearch(raw)).toEqual({})
})

test('an invalid or unknown param is told to the router, which would keep it otherwise', () => {
  expect(Object.entries(readDeskSearch({ page: 'two', unknown: 'x', constructor: 'y' }))).toEqual([
    ['page', undefined],
    ['unknown', undefined],
    ['constructor', undefined],
  ])
})

test('a search is as long, and a page as large, as the desk lets people choose', () => {
  expect(readDeskSearch({ q: 'x'.repeat(1000) }).q).toHaveLength(MAX_LENGTH.search)
  expect(PAGE_SIZES.map((limit) => readDeskSearch({ limit }).limit)).toEqual([undefined, 25, 50, 100])
})

test('the first page has no number', () => {
  expect(withPage({ page: 3, q: 'boat' }, 2)).toEqual({ page: 2, q: 'boat' })
  expect(withPage({ page: 3, q: 'boat' }, 1)).toEqual({ q: 'boat' })
})

test('a number typed as a search stays what was typed', () => {
  expect(readDeskSearch({ q: 98220 })).toEqual({ q: '98220' })
})

test('another filter starts at the first page and closes the panel', () => {
  const search = readDeskSearch({ page: 4, limit: 25, q: 'boat', enquiry: id })
  expect(withFilter(search, { status: 'pending' })).toEqual({ limit: 25, q: 'boat', status: 'pending' })
  expect(withFilter(search, { q: undefined })).toEqual({ limit: 25 })
})

test('what rules put into a view is listed with the whole view only', () => {
  const view = searchOf({ q: 'boat', orRoutedTo: id })
  expect(serviceQuery(view)).toEqual({ page: 1, limit: 10, q: 'boat', orRoutedTo: id })
  expect(withFilter(view, { status: 'pending' })).toEqual({ q: 'boat', status: 'pending' })
  expect(withFilter(view, { orRoutedTo: undefined })).toEqual({ q: 'boat' })
})

test('the first row stays in sight when pages become longer or shorter', () => {
  expect(withLimit({ page: 4 }, 25)).toEqual({ limit: 25, page: 2 })
  expect(withLimit({ page: 2, limit: 100 }, 10)).toEqual({ page: 11 })
})

test('Clear empties the fields and keeps the length of a page', () => {
  const search = readDeskSearch({ limit: 50, startDate: '2026-11-01', q: 'x', page: 2 })
  expect(isFiltered(search)).toBe(true)
  expect(withoutFilters(search)).toEqual({ limit: 50 })
  expect(isFiltered({ limit: 50, show: 'spam' })).toBe(false)
})

test('the service is asked in its own words', () => {
  expect(serviceQuery({})).toEqual({ page: 1, limit: 10 })
  expect(serviceQuery({ show: 'spam', q: 'a', page: 2, enquiry: id })).toEqual({
    page: 2,
    limit: 10,
    q: 'a',
    spam: 'only',
  })
})

test('a saved filter is an address again', () => {
  const filter = { q: 'boat', status: 'pending', stage: 'overdue', show: 'spam' } as const
  expect(searchOf(serviceFilter(filter) as Record<string, string>)).toEqual(filter)
  expect(searchOf({ deleted: 'only' })).toEqual({ show: 'deleted' })
})

test.each([
  [{ stage: 'overdue' }, 'overdue'],
  [{ stage: 'open', assignedTo: id }, 'mine'],
  [{ stage: 'open', assignedTo: 'none', page: 2 }, 'unassigned'],
  [{ stage: 'open' }, undefined],
  [{ stage: 'open', assignedTo: '1b7c1f5e-8f0e-4d8e-9a39-0d1f6a3c9f11' }, undefined],
  [{ stage: 'overdue', q: 'boat' }, undefined],
  [{ assignedTo: id }, undefined],
] as const)('the view of everybody at %j: %s', (search, expected) => {
  expect(builtInView(search, id)).toBe(expected)
})

test('page and panel do not change which enquiries are meant', () => {
  expect(filterKey({ q: 'a', status: 'closed', page: 2, enquiry: id })).toBe(
    filterKey({ status: 'closed', q: 'a' }),
  )
  expect(filterKey({ q: 'a' })).not.toBe(filterKey({ q: 'b' }))
})

test('another order starts at the first page, is no filter, and stays until everything is cleared', () => {
  const search = withSort({ page: 3, q: 'boat', enquiry: id, orRoutedTo: id }, 'lastMessage')
  expect(search).toEqual({ q: 'boat', sort: 'lastMessage', orRoutedTo: id })
  expect(readDeskSearch({ ...search })).toEqual(search)
  expect(serviceQuery(search)).toMatchObject({ page: 1, sort: 'lastMessage', q: 'boat' })
  expect(filterKey(search)).toBe(filterKey({ q: 'boat', orRoutedTo: id }))
  expect(serviceFilter(filterOf(search))).toEqual({ q: 'boat', orRoutedTo: id })
  expect(withFilter(search, { q: 'villa' })).toEqual({ q: 'villa', sort: 'lastMessage' })
  expect(withSort(search, 'created')).toEqual({ q: 'boat', orRoutedTo: id })
  expect(withoutFilters(search)).toEqual({})
})
