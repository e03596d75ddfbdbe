// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hero2: PictureFile = {
  name: 'hotels/amara-grand-hotel/hero-2',
  hash: '34c58600',
  width: 1920,
  height: 1200,
  tints: ['#58586a', '#8e7f7b', '#635d5d'],
}

export const hero3: PictureFile = {
  name: 'hotels/amara-grand-hotel/hero-3',
  hash: '30c7b397',
  width: 1920,
  height: 1200,
  tints: ['#7e9393', '#a3977f', '#9eae88'],
}

export const exterior2: PictureFile = {
  name: 'hotels/amara-grand-hotel/exterior-2',
  hash: 'c00c56a7',
  width: 1920,
  height: 1200,
  tints: ['#adb3b1', '#b6b59d', '#c5a47b'],
}

export const pool2: PictureFile = {
  name: 'hotels/amara-grand-hotel/pool-2',
  hash: 'c3d4eab0',
  width: 1920,
  height: 1200,
  tints: ['#a5aa98', '#a7a087', '#92aea3'],
}

export const pool3: PictureFile = {
  name: 'hotels/amara-grand-hotel/pool-3',
  hash: 'a52f1060',
  width: 1920,
  height: 1200,
  tints: ['#16293e', '#3d4853', '#557877'],
}

export const dining1: PictureFile = {
  name: 'hotels/amara-grand-hotel/dining-1',
  hash: '78708a02',
  width: 1920,
  height: 1200,
  tints: ['#8aa9b0', '#9fb69c', '#90948c'],
}

export const dining2: PictureFile = {
  name: 'hotels/amara-grand-hotel/dining-2',
  hash: 'a5c81bca',
  width: 1920,
  height: 1200,
  tints: ['#64454b', '#714e54', '#6c646b'],
}

export const roomDeluxe2: PictureFile = {
  name: 'hotels/amara-grand-hotel/room-deluxe-2',
  hash: 'b4e099e5',
  width: 1920,
  height: 1200,
  tints: ['#83a8a6', '#93967c', '#996151'],
}

export const roomDeluxe3: PictureFile = {
  name: 'hotels/amara-grand-hotel/room-deluxe-3',
  hash: 'da471fbe',
  width: 1920,
  height: 1200,
  tints: ['#c8b1a5', '#d2b9a2', '#a1756d'],
}

export const roomPremium1: PictureFile = {
  name: 'hotels/amara-grand-hotel/room-premium-1',
  hash: '269ea990',
  width: 1920,
  height: 1200,
  tints: ['#93a5af', '#8fa9a9', '#a6a296'],
}

export const roomPremium2: PictureFile = {
  name: 'hotels/amara-grand-hotel/room-premium-2',
  hash: '6a366b7a',
  width: 1920,
  height: 1200,
  tints: ['#8ca2a9', '#909b8f', '#959188'],
}

export const roomPremium3: PictureFile = {
  name: 'hotels/amara-grand-hotel/room-premium-3',
  hash: '4152d3ca',
  width: 1920,
  height: 1200,
  tints: ['#c2c3bc', '#c1c5c1', '#8a9394'],
}

export const roomSuite1: PictureFile = {
  name: 'hotels/amara-grand-hotel/room-suite-1',
  hash: '1745c5e1',
  width: 1920,
  height: 1200,
  tints: ['#aaaba6', '#bbb298', '#b89787'],
}

export const roomSuite2: PictureFile = {
  name: 'hotels/amara-grand-hotel/room-suite-2',
  hash: '2d45cb61',
  width: 1920,
  height: 1200,
  tints: ['#5c6a5b', '#717261', '#7e6767'],
}

export const roomSuite3: PictureFile = {
  name: 'hotels/amara-grand-hotel/room-suite-3',
  hash: '1e2458c2',
  width: 1920,
  height: 1200,
  tints: ['#cb6f59', '#9b7c64', '#9b7470'],
}
