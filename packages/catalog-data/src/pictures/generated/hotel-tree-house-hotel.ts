// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hero2: PictureFile = {
  name: 'hotels/tree-house-hotel/hero-2',
  hash: 'd3b100ac',
  width: 1920,
  height: 1200,
  tints: ['#708f84', '#97a891', '#5f8975'],
}

export const hero3: PictureFile = {
  name: 'hotels/tree-house-hotel/hero-3',
  hash: '24b56f34',
  width: 1920,
  height: 1200,
  tints: ['#1e2c3f', '#4b5152', '#253e46'],
}

export const exterior2: PictureFile = {
  name: 'hotels/tree-house-hotel/exterior-2',
  hash: '030ab5e9',
  width: 1920,
  height: 1200,
  tints: ['#829d87', '#79745c', '#606458'],
}

export const pool2: PictureFile = {
  name: 'hotels/tree-house-hotel/pool-2',
  hash: 'bfbad9cd',
  width: 1920,
  height: 1200,
  tints: ['#688d77', '#5b8070', '#508a7a'],
}

export const pool3: PictureFile = {
  name: 'hotels/tree-house-hotel/pool-3',
  hash: 'efe5ac2c',
  width: 1920,
  height: 1200,
  tints: ['#6e8470', '#7c8c73', '#819c85'],
}

export const dining1: PictureFile = {
  name: 'hotels/tree-house-hotel/dining-1',
  hash: 'a2495564',
  width: 1920,
  height: 1200,
  tints: ['#879382', '#82896f', '#84634d'],
}

export const dining2: PictureFile = {
  name: 'hotels/tree-house-hotel/dining-2',
  hash: '79160e1d',
  width: 1920,
  height: 1200,
  tints: ['#629792', '#87856f', '#a77156'],
}

export const roomCottage2: PictureFile = {
  name: 'hotels/tree-house-hotel/room-cottage-2',
  hash: '28b3c06b',
  width: 1920,
  height: 1200,
  tints: ['#758878', '#867d69', '#88654f'],
}

export const roomCottage3: PictureFile = {
  name: 'hotels/tree-house-hotel/room-cottage-3',
  hash: '237241c4',
  width: 1920,
  height: 1200,
  tints: ['#408280', '#818885', '#a8a69a'],
}

export const roomCanopy1: PictureFile = {
  name: 'hotels/tree-house-hotel/room-canopy-1',
  hash: '3b571633',
  width: 1920,
  height: 1200,
  tints: ['#776657', '#806f5a', '#a87d5c'],
}

export const roomCanopy2: PictureFile = {
  name: 'hotels/tree-house-hotel/room-canopy-2',
  hash: '16a1fc75',
  width: 1920,
  height: 1200,
  tints: ['#aac1b4', '#8a8d6e', '#80644c'],
}

export const roomCanopy3: PictureFile = {
  name: 'hotels/tree-house-hotel/room-canopy-3',
  hash: '516f02c9',
  width: 1920,
  height: 1200,
  tints: ['#835c4e', '#a48063', '#ab725e'],
}

export const roomLoft1: PictureFile = {
  name: 'hotels/tree-house-hotel/room-loft-1',
  hash: '6124bd71',
  width: 1920,
  height: 1200,
  tints: ['#88725d', '#88725d', '#9b8161'],
}

export const roomLoft2: PictureFile = {
  name: 'hotels/tree-house-hotel/room-loft-2',
  hash: '03a1f695',
  width: 1920,
  height: 1200,
  tints: ['#52474b', '#765d51', '#725b4c'],
}

export const roomLoft3: PictureFile = {
  name: 'hotels/tree-house-hotel/room-loft-3',
  hash: '32313883',
  width: 1920,
  height: 1200,
  tints: ['#746d5e', '#757a66', '#9a8664'],
}
