import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { siteDataOf } from '../src/page-data/of-catalogue/site-data-of.ts'
import { showSite } from '../src/page-data/site.ts'

// Texts and formats are those of a business; the pages show theirs before anything else.
showSite(siteDataOf(await exampleCatalogue()))
