import { normaliseBeach } from '../normalise.ts'
import { type Broken, beach } from './whole-records.ts'

export const brokenBeaches: Broken[] = [
  [
    'a beach of a third kind',
    () => normaliseBeach({ ...beach, category: 'Lively' }),
    'long-beach-goa-india',
    'category',
    /'Lively' is not a category\. Write 'Beach' or 'Quiet'/,
  ],
  [
    'a beach without location',
    () => normaliseBeach({ ...beach, location: '' }),
    'long-beach-goa-india',
    'location',
    /location: is missing\. Add it, as in 'Village/,
  ],
  [
    'a beach with a slip of the pen in a field',
    () => normaliseBeach({ ...beach, getingThere: 'By bus' }),
    'long-beach-goa-india',
    'getingThere',
    /getingThere: is no field of such a record\. Write it as 'gettingThere'/,
  ],
]
