import type { RateRecord } from '../schema/hotel-schema.ts'

/** A hotel's printed rates and menu. */
export type RateCard<Slug extends string = string> = RateRecord & { slug: Slug }
