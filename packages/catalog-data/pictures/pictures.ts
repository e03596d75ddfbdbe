import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { frameOf, isSocialCard } from './encodings.ts'
import { makePictures } from './make-pictures.ts'
import { encodedMaster, type Master, photoMaster, photoPath } from './master.ts'
import { pictureGroups } from './picture-list.ts'
import { readLock } from './picture-lock.ts'
import { socialCardMaster } from './social-card.ts'

const media = join(import.meta.dirname, '../media')
const lock = await readLock(join(media, 'pictures.lock.json'))

async function pictureMaster(name: string): Promise<Master | null> {
  const photo = photoPath(join(media, 'photos'), name)
  if (photo) return photoMaster(photo, frameOf(name))
  const locked = lock[name]
  return locked ? encodedMaster(join(media, 'pictures'), name, locked) : null
}

async function cardMaster(name: string): Promise<Master | null> {
  if (!isSocialCard(name)) return null
  // Imported late: a new record imports its picture's module, which is written first.
  const { socialPages } = await import('./social-pages.ts')
  const page = socialPages[name.slice('social/'.length)]
  if (!page) throw new Error(`Say in social.json what the card '${name}' shows.`)
  const picture = await pictureMaster(page.picture)
  return picture && socialCardMaster(page, picture)
}

const report = (text: string) => process.stdout.write(`${text}\n`)

const filters = process.argv.slice(2)
const { encoded, kept, missing, removed } = await makePictures({
  media,
  modules: join(import.meta.dirname, '../src/pictures/generated'),
  groups: pictureGroups(),
  otherMaster: cardMaster,
  only: (name) => filters.length === 0 || filters.some((filter) => name.includes(filter)),
  onEncoded: (name) => void report(`encoded ${name}`),
})
report(
  `${encoded.length} encoded, ${kept.length} unchanged, ${removed.length} stale files removed, ${missing.length} without a photo`,
)
// In a new process, because this one has loaded the old modules.
execFileSync(process.execPath, [join(import.meta.dirname, '../content/write-content.ts')], {
  stdio: 'inherit',
})
