import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { siteDataOf } from '../src/page-data/of-catalogue/site-data-of.ts'

export const exampleSite = siteDataOf(await exampleCatalogue())
