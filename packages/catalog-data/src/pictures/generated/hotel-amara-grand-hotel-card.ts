// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hero1: PictureFile = {
  name: 'hotels/amara-grand-hotel/hero-1',
  hash: '1f1c5e4d',
  width: 1920,
  height: 1200,
  tints: ['#6c9ba1', '#a6a295', '#b0ae7c'],
}

export const exterior1: PictureFile = {
  name: 'hotels/amara-grand-hotel/exterior-1',
  hash: '85ade152',
  width: 1920,
  height: 1200,
  tints: ['#8b9790', '#b18d84', '#bca08a'],
}

export const pool1: PictureFile = {
  name: 'hotels/amara-grand-hotel/pool-1',
  hash: 'f92abe16',
  width: 1920,
  height: 1200,
  tints: ['#58868c', '#95a27f', '#a3b6a0'],
}

export const roomDeluxe1: PictureFile = {
  name: 'hotels/amara-grand-hotel/room-deluxe-1',
  hash: '12b24262',
  width: 1920,
  height: 1200,
  tints: ['#b2ada2', '#b2ae9b', '#99736b'],
}
