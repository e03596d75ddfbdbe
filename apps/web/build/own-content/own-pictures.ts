import { createHash } from 'node:crypto'
import { basename, join } from 'node:path'
import { makeOwnPictures } from '@susegad/catalog-data/own-pictures'
import { ownPhotos } from '../../../../packages/catalog-data/content/photos/own-photos.ts'
import { checkContent } from '../../../../packages/catalog-data/validate/check-content.ts'
import { problemLines } from '../../../../packages/catalog-data/validate/report.ts'
import { ownCards } from './own-cards.ts'

export interface OwnPictures {
  /** The encoded photos and link-preview cards. */
  media: string
  lock: string
}

/** Checks an owner's folder and encodes its new photos. Ends the process if the content has problems. */
export async function ownPictures(folder: string): Promise<OwnPictures> {
  const own = ownPhotos()
  const problems = checkContent(own)
  if (problems.length > 0) {
    process.stderr.write(`\n${problemLines(problems)}${folder}: ${problems.length} to put right.\n`)
    process.exit(1)
  }
  const place = createHash('sha256').update(folder).digest('hex').slice(0, 8)
  const cache = join(import.meta.dirname, '../../.cache/own', `${basename(folder)}-${place}`)
  const media = join(cache, 'media')
  await makeOwnPictures({
    photos: own.photos,
    cards: ownCards(own, folder),
    media,
    modules: join(cache, 'modules'),
    onEncoded: (name) => process.stdout.write(`encoded ${name}\n`),
  })
  return { media: join(media, 'pictures'), lock: join(media, 'pictures.lock.json') }
}
