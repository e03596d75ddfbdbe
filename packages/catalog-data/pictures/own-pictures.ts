import { join } from 'node:path'
import sharp from 'sharp'
import { frameOf, isSocialCard } from './encodings.ts'
import { makePictures } from './make-pictures.ts'
import { type Master, photoMaster } from './master.ts'
import { readLock } from './picture-lock.ts'
import { exportName } from './picture-modules.ts'
import { type SocialCard, socialCardMaster } from './social-card.ts'

/** A link-preview card with a photo, or with a plain background. */
export interface OwnCard extends SocialCard {
  photo: string | undefined
}

export interface OwnPictureJob {
  /** The file of each photo by its picture's name. */
  photos: ReadonlyMap<string, string>
  /** The card of each page by the name of its picture, such as social/home. */
  cards: ReadonlyMap<string, OwnCard>
  /** Where encoded files and their lock go, and the typed modules. */
  media: string
  modules: string
  onEncoded: (name: string) => void
}

const plain: Master = {
  fingerprint: 'plain',
  pixels: async () => {
    const frame = frameOf('plain')
    const ground = sharp({ create: { ...frame, channels: 3, background: '#3f6f78' } })
    return sharp(await ground.raw().toBuffer(), { raw: { ...frame, channels: 3 } })
  },
}

/** Each photo has its own module, so that no page ships those of another. */
const moduleOf = (name: string): string => (isSocialCard(name) ? 'social' : name.replaceAll('/', '--'))

/** Encodes changed photos and cards of an owner, and returns the module of each picture. */
export async function makeOwnPictures({ photos, cards, media, modules, onEncoded }: OwnPictureJob) {
  const photoOf = async (name: string | undefined): Promise<Master | null> => {
    const path = photos.get(name ?? '')
    return path === undefined ? null : photoMaster(path, frameOf(name ?? ''))
  }
  await makePictures({
    media,
    modules,
    groups: [
      ...[...photos.keys()].map((name) => ({ group: moduleOf(name), names: [name] })),
      { group: 'social', names: [...cards.keys()] },
    ],
    otherMaster: async (name) => {
      const card = cards.get(name)
      return card ? socialCardMaster(card, (await photoOf(card.photo)) ?? plain) : photoOf(name)
    },
    onEncoded,
  })
  const lock = await readLock(join(media, 'pictures.lock.json'))
  return new Map(
    Object.entries(lock).map(([name, { hash, width, height, tints }]) => [
      name,
      {
        file: { name, hash, width, height, tints },
        module: `${moduleOf(name)}.ts`,
        exported: exportName(name),
      },
    ]),
  )
}
