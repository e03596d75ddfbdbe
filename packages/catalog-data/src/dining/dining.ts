import type { DiningPage } from '../schema/found-pages.ts'

export type { DiningPage } from '../schema/found-pages.ts'
export { diningPage } from './generated/dining-page.ts'

/** A picture of the dining gallery with its caption. */
export type DiningPicture = DiningPage['pictures'][number]
