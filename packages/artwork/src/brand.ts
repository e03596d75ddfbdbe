import { business } from '@susegad/catalog-data/business'

/** Whose pictures they are. */
export const brand = business.name
