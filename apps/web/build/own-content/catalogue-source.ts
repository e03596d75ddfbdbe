import { join } from 'node:path'

const inPackage = join(import.meta.dirname, '../../../../packages/catalog-data/src')

type OwnCatalogue = typeof import('./own-catalogue.ts')

/** What was made of the folder that CONTENT_DIR names, if the site is built from an owner's content. */
export async function ownContent() {
  if (!process.env.CONTENT_DIR?.trim()) return undefined
  // By its address, so that the encoder is loaded for an owner's photos alone.
  const { ownCatalogue }: OwnCatalogue = await import(new URL('./own-catalogue.ts', import.meta.url).href)
  return ownCatalogue()
}

/** Where the catalogue's modules are: in their package, or where those of an owner's content were written. */
export const catalogueSource = async (): Promise<string> => (await ownContent())?.source ?? inPackage
