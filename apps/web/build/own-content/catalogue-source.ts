import { join } from 'node:path'

const inPackage = join(import.meta.dirname, '../../../../packages/catalog-data/src')

/** The folder that CONTENT_DIR names, if the site is built from an owner's content. */
export const hasOwnContent = (): boolean => Boolean(process.env.CONTENT_DIR?.trim())

type OwnCatalogue = typeof import('./own-catalogue.ts')

/** Where the catalogue's modules are: in their package, or where those of an owner's content were written. */
export async function catalogueSource(): Promise<string> {
  if (!hasOwnContent()) return inPackage
  // By its address, so that the encoder is loaded for an owner's photos alone.
  const { ownCatalogue }: OwnCatalogue = await import(new URL('./own-catalogue.ts', import.meta.url).href)
  return (await ownCatalogue()).source
}
