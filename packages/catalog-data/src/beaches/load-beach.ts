// Made by the `lists` command from the cards; do not edit.
import type { Beach } from './beach.ts'
import type { BeachSlug } from './beach-slug.ts'
import { isBeachSlug } from './beach-slug.ts'

export { type BeachSlug, beachSlugs, isBeachSlug } from './beach-slug.ts'

// Listed one by one so that a bundler gives each record its own chunk.
const records: Record<BeachSlug, () => Promise<Beach>> = {
  'arambol-beach-goa-india': () => import('./records/arambol.ts').then((file) => file.arambol),
  'ashwem-beach-goa-india': () => import('./records/ashwem.ts').then((file) => file.ashwem),
  'vagator-beach-goa-india': () => import('./records/vagator.ts').then((file) => file.vagator),
  'anjuna-beach-goa-india': () => import('./records/anjuna.ts').then((file) => file.anjuna),
  'baga-famous-beach-goa-india': () => import('./records/baga.ts').then((file) => file.baga),
  'calangute-beach-goa-india': () => import('./records/calangute.ts').then((file) => file.calangute),
  'candolim-beach-goa-india': () => import('./records/candolim.ts').then((file) => file.candolim),
  'miramar-beach-goa-india': () => import('./records/miramar.ts').then((file) => file.miramar),
  'colva-beach-goa-india': () => import('./records/colva.ts').then((file) => file.colva),
  'agonda-beach-goa-india': () => import('./records/agonda.ts').then((file) => file.agonda),
  'butterfly-beach-goa-india': () => import('./records/butterfly.ts').then((file) => file.butterfly),
  'palolem-beach-goa-india': () => import('./records/palolem.ts').then((file) => file.palolem),
}

/** Loads a beach's record; undefined for an unknown slug. */
export async function loadBeach(slug: string): Promise<Beach | undefined> {
  return isBeachSlug(slug) ? records[slug]() : undefined
}
