import { loadScene } from './load-scene.ts'
import { sceneGroups, socialGroup } from './picture-list.ts'
import { isSocialCard } from './pipeline/encodings.ts'
import { makePictures } from './pipeline/make-pictures.ts'
import { frameOf, type Master, photoMaster, photoPath, sceneMaster } from './pipeline/master.ts'
import { report } from './report.ts'
import { socialCardMaster } from './social-card.ts'

const folder = (path: string) => new URL(path, import.meta.url).pathname
const media = folder('../../catalog-data/media/')

async function pictureMaster(name: string): Promise<Master | null> {
  const photo = photoPath(`${media}photos`, name)
  if (photo) return photoMaster(photo, frameOf(name))
  const scene = await loadScene(name)
  return scene && sceneMaster(scene)
}

async function drawnMaster(name: string): Promise<Master | null> {
  if (!isSocialCard(name)) return pictureMaster(name)
  // The cards of the records import their pictures, which a new record has only now.
  const { socialPages } = await import('./social-pages.ts')
  const page = socialPages[name.slice('social/'.length)]
  if (!page) throw new Error(`Say in social-pages.ts what the card '${name}' shows.`)
  const picture = await pictureMaster(page.picture)
  return picture && socialCardMaster(page, picture)
}

const filters = process.argv.slice(2)
const { encoded, kept, missing, removed } = await makePictures({
  media,
  modules: folder('../../catalog-data/src/pictures/generated/'),
  groups: [...sceneGroups, socialGroup],
  drawnMaster,
  only: (name) => filters.length === 0 || filters.some((filter) => name.includes(filter)),
  onEncoded: (name) => report(`encoded ${name}`),
})
report(
  `${encoded.length} encoded, ${kept.length} unchanged, ${removed.length} stale files removed, ${missing.length} not drawn yet`,
)
