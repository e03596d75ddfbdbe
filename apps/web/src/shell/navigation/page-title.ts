import type { SiteData } from '../../page-data/site.ts'

/** Titles of unlisted pages end with the name of the business. */
export const pageTitle = (title: string, { business }: SiteData): string => `${title} | ${business.name}`
