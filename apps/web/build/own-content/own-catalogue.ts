import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeOwnPictures } from '../../../../packages/artwork/src/own-pictures.ts'
import { contentModules } from '../../../../packages/catalog-data/content/content-files.ts'
import { ownFolder } from '../../../../packages/catalog-data/content/content-folder.ts'
import { ownPhotos } from '../../../../packages/catalog-data/content/photos/own-photos.ts'
import { checkContent } from '../../../../packages/catalog-data/validate/check-content.ts'
import { problemLines } from '../../../../packages/catalog-data/validate/report.ts'
import { fallbackModule } from './fallback-module.ts'
import { ownCards } from './own-cards.ts'

const catalogData = join(import.meta.dirname, '../../../../packages/catalog-data')

export interface OwnCatalogue {
  /** The owner's folder. */
  folder: string
  /** The modules of the catalogue, those of the owner's records among them. */
  source: string
  /** The encoded photos and cards. */
  media: string
}

let made: Promise<OwnCatalogue> | undefined

/** The catalogue of the owner's content: the package's own code, and beside it what is made of the records. */
export function ownCatalogue(): Promise<OwnCatalogue> {
  made ??= makeCatalogue(ownFolder ?? '')
  return made
}

async function makeCatalogue(folder: string): Promise<OwnCatalogue> {
  const own = ownPhotos()
  const problems = checkContent(own)
  if (problems.length > 0) {
    process.stderr.write(`\n${problemLines(problems)}${folder}: ${problems.length} to put right.\n`)
    process.exit(1)
  }

  const place = createHash('sha256').update(folder).digest('hex').slice(0, 8)
  const cache = join(import.meta.dirname, '../../.cache/own', `${basename(folder)}-${place}`)
  const source = join(cache, 'catalog-data/src')
  const media = join(cache, 'media')
  rmSync(source, { recursive: true, force: true })
  // Nothing that was made of the example comes along.
  cpSync(join(catalogData, 'src'), source, {
    recursive: true,
    filter: (path) => basename(path) !== 'generated' && !path.endsWith('.test.ts'),
  })
  cpSync(join(catalogData, 'package.json'), join(cache, 'catalog-data/package.json'))

  const modules = join(source, 'pictures/generated')
  const encoded = await makeOwnPictures({
    photos: own.photos,
    cards: ownCards(own, folder),
    media,
    modules,
    onEncoded: (name) => process.stdout.write(`encoded ${name}\n`),
  })
  writeFileSync(join(modules, 'fallback.ts'), fallbackModule(encoded))
  for (const [path, text] of Object.entries(contentModules(encoded))) {
    mkdirSync(dirname(join(source, path)), { recursive: true })
    writeFileSync(join(source, path), text)
  }
  return { folder, source, media: join(media, 'pictures') }
}
