import type { RateRecord } from '../schema/hotel-schema.ts'

/** A hotel's printed rates and menu. */
export type RateCard<Slug extends string = string> = RateRecord & { slug: Slug }
/** Prices of a room, per night for two: one for each of `seasons`, in their order. */
export type RateRow = RateCard['rows'][number]
