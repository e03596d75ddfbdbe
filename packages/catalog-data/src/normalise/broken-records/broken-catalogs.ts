import { normaliseCatalog } from '../normalise.ts'
import { activity, type Broken, beach, gallery, hotel } from './whole-records.ts'

export const brokenCatalogs: Broken[] = [
  [
    'a catalogue that is a list',
    () => normaliseCatalog([]),
    'catalogue',
    'file',
    /a list is not a catalogue/,
  ],
  [
    'a catalogue with a part of its own',
    () => normaliseCatalog({ shops: [] }),
    'catalogue',
    'shops',
    /is not a part of a catalogue/,
  ],
  [
    'hotels that are a number',
    () => normaliseCatalog({ hotels: 5 }),
    'catalogue',
    'hotel',
    /5 is neither a list nor a map/,
  ],
  [
    'a hotel that is nothing',
    () => normaliseCatalog({ hotels: [hotel, null] }),
    'hotel 2',
    'hotel',
    /null is not a record/,
  ],
  [
    'twin hotels',
    () => normaliseCatalog({ hotels: [hotel, hotel] }),
    'palm-cove',
    'slug',
    /is used by more than one hotel/,
  ],
  [
    'twin activities',
    () => normaliseCatalog({ activities: [activity, activity] }),
    'row',
    'slug',
    /is used by more than one activity/,
  ],
  [
    'twin beaches',
    () => normaliseCatalog({ beaches: [beach, beach] }),
    'long-beach-goa-india',
    'slug',
    /is used by more than one beach/,
  ],
  [
    'a key that belies its slug',
    () => normaliseCatalog({ hotels: { 'palm-grove': hotel } }),
    'palm-grove',
    'slug',
    /says 'palm-cove' under the key 'palm-grove'/,
  ],
  [
    'a beach near no hotel of ours',
    () => normaliseCatalog({ hotels: [hotel], beaches: [{ ...beach, Hotel: ['ritz'] }] }),
    'long-beach-goa-india',
    'Hotel',
    /names 'ritz', which is no hotel's slug/,
  ],
  [
    'a gallery of no hotel of ours',
    () => normaliseCatalog({ hotels: [hotel], gallery: [{ ...gallery, key: 'ritz' }] }),
    'ritz',
    'key',
    /is no hotel's slug/,
  ],
]
