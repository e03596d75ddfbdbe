import { faultsOf } from '../../src/schema/faults.ts'
import { hotelRecord, rateRecord } from '../../src/schema/hotel-schema.ts'
import type { Check } from './shape.ts'

export const hotelShape: Check = (hotel) => faultsOf(hotelRecord, hotel)
export const rateShape: Check = (rates) => faultsOf(rateRecord, rates)
