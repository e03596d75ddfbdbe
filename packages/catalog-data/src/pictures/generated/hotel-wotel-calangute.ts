// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hero2: PictureFile = {
  name: 'hotels/wotel-calangute/hero-2',
  hash: '4769e806',
  width: 1920,
  height: 1200,
  tints: ['#8cb6b1', '#a4a988', '#989e93'],
}

export const hero3: PictureFile = {
  name: 'hotels/wotel-calangute/hero-3',
  hash: '80e362ae',
  width: 1920,
  height: 1200,
  tints: ['#2c3d4d', '#677878', '#4e5f63'],
}

export const exterior2: PictureFile = {
  name: 'hotels/wotel-calangute/exterior-2',
  hash: 'bc1a5983',
  width: 1920,
  height: 1200,
  tints: ['#a9b09b', '#919d9d', '#bbb89f'],
}

export const pool2: PictureFile = {
  name: 'hotels/wotel-calangute/pool-2',
  hash: 'e116bee9',
  width: 1920,
  height: 1200,
  tints: ['#b7bea8', '#939b88', '#9da295'],
}

export const pool3: PictureFile = {
  name: 'hotels/wotel-calangute/pool-3',
  hash: 'ea9c2107',
  width: 1920,
  height: 1200,
  tints: ['#324765', '#6d6c6f', '#6f7d7d'],
}

export const dining1: PictureFile = {
  name: 'hotels/wotel-calangute/dining-1',
  hash: '74085f75',
  width: 1920,
  height: 1200,
  tints: ['#dfceb0', '#b5ac7f', '#b19c90'],
}

export const dining2: PictureFile = {
  name: 'hotels/wotel-calangute/dining-2',
  hash: 'ebc9de95',
  width: 1920,
  height: 1200,
  tints: ['#da947a', '#b6bdaf', '#b1b4b1'],
}

export const roomClassic2: PictureFile = {
  name: 'hotels/wotel-calangute/room-classic-2',
  hash: 'd9994188',
  width: 1920,
  height: 1200,
  tints: ['#849b9a', '#6e8d85', '#b3ab8d'],
}

export const roomClassic3: PictureFile = {
  name: 'hotels/wotel-calangute/room-classic-3',
  hash: '4cf2451b',
  width: 1920,
  height: 1200,
  tints: ['#90a5a5', '#638e8a', '#c9ae97'],
}

export const roomDeluxe1: PictureFile = {
  name: 'hotels/wotel-calangute/room-deluxe-1',
  hash: '126ffc40',
  width: 1920,
  height: 1200,
  tints: ['#d1cfc3', '#cdc2ae', '#998f76'],
}

export const roomDeluxe2: PictureFile = {
  name: 'hotels/wotel-calangute/room-deluxe-2',
  hash: 'fbe98e35',
  width: 1920,
  height: 1200,
  tints: ['#bc9d85', '#c8a585', '#a77055'],
}

export const roomDeluxe3: PictureFile = {
  name: 'hotels/wotel-calangute/room-deluxe-3',
  hash: 'bf5a67cc',
  width: 1920,
  height: 1200,
  tints: ['#d9d9cd', '#729c9a', '#7c8885'],
}
