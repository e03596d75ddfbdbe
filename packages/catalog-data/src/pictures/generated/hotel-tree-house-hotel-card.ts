// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hero1: PictureFile = {
  name: 'hotels/tree-house-hotel/hero-1',
  hash: '90171f47',
  width: 1920,
  height: 1200,
  tints: ['#869b86', '#7d7461', '#576d5a'],
}

export const exterior1: PictureFile = {
  name: 'hotels/tree-house-hotel/exterior-1',
  hash: '8ace51de',
  width: 1920,
  height: 1200,
  tints: ['#869d81', '#656e61', '#627962'],
}

export const pool1: PictureFile = {
  name: 'hotels/tree-house-hotel/pool-1',
  hash: '1bc29790',
  width: 1920,
  height: 1200,
  tints: ['#5f8d83', '#638b7e', '#689186'],
}

export const roomCottage1: PictureFile = {
  name: 'hotels/tree-house-hotel/room-cottage-1',
  hash: '7b443885',
  width: 1920,
  height: 1200,
  tints: ['#826f5b', '#92846c', '#8e8263'],
}
