// Made from the example business by the `content` command; do not edit.
import type { Beach } from './beach.ts'

export { type BeachSlug, beachSlugs, isBeachSlug } from './beach-slug.ts'

// Listed one by one so that a bundler gives each record its own chunk.
const records: ReadonlyMap<string, () => Promise<Beach>> = new Map([
  ['arambol-beach-goa-india', () => import('./generated/arambol-beach-goa-india.ts').then((file) => file.arambolBeachGoaIndia)],
  ['ashwem-beach-goa-india', () => import('./generated/ashwem-beach-goa-india.ts').then((file) => file.ashwemBeachGoaIndia)],
  ['vagator-beach-goa-india', () => import('./generated/vagator-beach-goa-india.ts').then((file) => file.vagatorBeachGoaIndia)],
  ['anjuna-beach-goa-india', () => import('./generated/anjuna-beach-goa-india.ts').then((file) => file.anjunaBeachGoaIndia)],
  ['baga-famous-beach-goa-india', () => import('./generated/baga-famous-beach-goa-india.ts').then((file) => file.bagaFamousBeachGoaIndia)],
  ['calangute-beach-goa-india', () => import('./generated/calangute-beach-goa-india.ts').then((file) => file.calanguteBeachGoaIndia)],
  ['candolim-beach-goa-india', () => import('./generated/candolim-beach-goa-india.ts').then((file) => file.candolimBeachGoaIndia)],
  ['miramar-beach-goa-india', () => import('./generated/miramar-beach-goa-india.ts').then((file) => file.miramarBeachGoaIndia)],
  ['colva-beach-goa-india', () => import('./generated/colva-beach-goa-india.ts').then((file) => file.colvaBeachGoaIndia)],
  ['agonda-beach-goa-india', () => import('./generated/agonda-beach-goa-india.ts').then((file) => file.agondaBeachGoaIndia)],
  ['butterfly-beach-goa-india', () => import('./generated/butterfly-beach-goa-india.ts').then((file) => file.butterflyBeachGoaIndia)],
  ['palolem-beach-goa-india', () => import('./generated/palolem-beach-goa-india.ts').then((file) => file.palolemBeachGoaIndia)],
])

/** Loads a beach's record; undefined for an unknown slug. */
export async function loadBeach(slug: string): Promise<Beach | undefined> {
  return records.get(slug)?.()
}
