// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hero1: PictureFile = {
  name: 'hotels/la-view-hotel/hero-1',
  hash: '034fa3f4',
  width: 1920,
  height: 1200,
  tints: ['#70aab5', '#9cb2a9', '#608883'],
}

export const exterior1: PictureFile = {
  name: 'hotels/la-view-hotel/exterior-1',
  hash: 'bb60a968',
  width: 1920,
  height: 1200,
  tints: ['#7299a2', '#90a6ac', '#a6bcc2'],
}

export const pool1: PictureFile = {
  name: 'hotels/la-view-hotel/pool-1',
  hash: 'ddfa3f1f',
  width: 1920,
  height: 1200,
  tints: ['#5ea6c3', '#53a1ad', '#64aead'],
}

export const roomStandard1: PictureFile = {
  name: 'hotels/la-view-hotel/room-standard-1',
  hash: '82ebf166',
  width: 1920,
  height: 1200,
  tints: ['#bdc7be', '#a8beae', '#c1b29a'],
}
