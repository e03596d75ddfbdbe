// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hero1: PictureFile = {
  name: 'home/hero-1',
  hash: '2409fc71',
  width: 1920,
  height: 1200,
  tints: ['#a6b5a4', '#cbba98', '#aead97'],
}

export const hero2: PictureFile = {
  name: 'home/hero-2',
  hash: '0c29fd9a',
  width: 1920,
  height: 1200,
  tints: ['#87b9b8', '#9b9c8a', '#456b72'],
}

export const hero3: PictureFile = {
  name: 'home/hero-3',
  hash: 'e93de25f',
  width: 1920,
  height: 1200,
  tints: ['#869499', '#a59991', '#ad9d8b'],
}

export const hero4: PictureFile = {
  name: 'home/hero-4',
  hash: '2488d4f7',
  width: 1920,
  height: 1200,
  tints: ['#30436e', '#7e717a', '#5b5663'],
}

export const hero5: PictureFile = {
  name: 'home/hero-5',
  hash: '08e423a8',
  width: 1920,
  height: 1200,
  tints: ['#8aa69b', '#748f77', '#547b68'],
}

export const hero6: PictureFile = {
  name: 'home/hero-6',
  hash: '527cb234',
  width: 1920,
  height: 1200,
  tints: ['#b5796f', '#cb8d66', '#a17672'],
}
