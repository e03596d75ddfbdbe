import { pageDataOf } from '@site/page-data/of-catalogue/page-data-of.ts'
import type { PageData, PageKind } from '@site/page-data/page-data.ts'
import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'

const catalogue = await exampleCatalogue(process.env)

/** What the site's own page at a path is drawn from. */
export function saidAt<Kind extends PageKind>(path: string, kind: Kind): PageData[Kind] {
  const page = pageDataOf(catalogue, path)
  if (page?.kind !== kind) throw new Error(`What is measured at ${path} is not in the catalogue.`)
  return page as unknown as PageData[Kind]
}
