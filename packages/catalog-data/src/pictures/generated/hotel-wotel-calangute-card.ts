// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hero1: PictureFile = {
  name: 'hotels/wotel-calangute/hero-1',
  hash: 'db483334',
  width: 1920,
  height: 1200,
  tints: ['#5493a3', '#92aaa9', '#86958f'],
}

export const exterior1: PictureFile = {
  name: 'hotels/wotel-calangute/exterior-1',
  hash: '149f0ab9',
  width: 1920,
  height: 1200,
  tints: ['#b2c1bc', '#b6b7a8', '#bdad89'],
}

export const pool1: PictureFile = {
  name: 'hotels/wotel-calangute/pool-1',
  hash: '28784aa7',
  width: 1920,
  height: 1200,
  tints: ['#5497b1', '#85a49a', '#92ae9e'],
}

export const roomClassic1: PictureFile = {
  name: 'hotels/wotel-calangute/room-classic-1',
  hash: '2b476696',
  width: 1920,
  height: 1200,
  tints: ['#afbdb7', '#809f99', '#cdb893'],
}
