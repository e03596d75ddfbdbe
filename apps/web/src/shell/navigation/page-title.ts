import { site } from '../../page-data/site.ts'

/** Titles of pages that no search engine lists end with the name of the business. */
export const pageTitle = (title: string): string => `${title} | ${site().business.name}`
