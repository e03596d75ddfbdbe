import { named } from 'virtual:business-name'

/** Titles of pages that no search engine lists end with the name of the business. */
export const pageTitle = (title: string): string => `${title} | ${named.name}`
