import type { Release } from '@susegad/api-client/contract'
import { expect, test } from 'vitest'
import { datesIn } from '../../../signed-in/dates.ts'
import { releaseMoment } from './release-text.ts'

const planned = {
  state: 'scheduled',
  held: false,
  by: { _id: null, name: 'Ana' },
  createdAt: '2026-11-28T06:00:00Z',
  publishAt: '2026-11-28T18:30:00Z',
  publishedAt: null,
  until: null,
} as Release

test('a planned release says when it goes online, and until when', () => {
  const said = (release: Partial<Release>) => releaseMoment({ ...planned, ...release }, datesIn('en-IN'))
  expect(said({})).toMatch(/^Goes online on 29 Nov 2026, 12:00.am, by Ana$/)
  expect(said({ until: '2026-12-01T18:30:00Z' })).toMatch(/12:00.am, until 2 Dec 2026, 12:00.am, by Ana$/)
  expect(said({ held: true })).toMatch(/^Scheduled for 29 Nov 2026, /)
})
