import { inks } from '../../../engine/inks.ts'

/** Anjuna: shelves of dark laterite with pools, a low red cliff, a market of every colour. */
export const shelf = inks.laterite
