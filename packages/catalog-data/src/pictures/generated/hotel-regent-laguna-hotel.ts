// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hero2: PictureFile = {
  name: 'hotels/regent-laguna-hotel/hero-2',
  hash: '148915d4',
  width: 1920,
  height: 1200,
  tints: ['#98a199', '#9a9885', '#8aa297'],
}

export const hero3: PictureFile = {
  name: 'hotels/regent-laguna-hotel/hero-3',
  hash: '8260e1a2',
  width: 1920,
  height: 1200,
  tints: ['#4c4f64', '#a7927d', '#656973'],
}

export const exterior2: PictureFile = {
  name: 'hotels/regent-laguna-hotel/exterior-2',
  hash: '35a263d1',
  width: 1920,
  height: 1200,
  tints: ['#afab98', '#b3aa8e', '#a7bcaa'],
}

export const pool2: PictureFile = {
  name: 'hotels/regent-laguna-hotel/pool-2',
  hash: 'b094421e',
  width: 1920,
  height: 1200,
  tints: ['#8f9287', '#a1a798', '#89b0a1'],
}

export const pool3: PictureFile = {
  name: 'hotels/regent-laguna-hotel/pool-3',
  hash: 'fef22453',
  width: 1920,
  height: 1200,
  tints: ['#9e9886', '#a19a8b', '#92b1a0'],
}

export const dining1: PictureFile = {
  name: 'hotels/regent-laguna-hotel/dining-1',
  hash: 'bb1c5c95',
  width: 1920,
  height: 1200,
  tints: ['#70686d', '#a48f7d', '#6e7578'],
}

export const dining2: PictureFile = {
  name: 'hotels/regent-laguna-hotel/dining-2',
  hash: 'c296a9b8',
  width: 1920,
  height: 1200,
  tints: ['#c7aa88', '#cab394', '#8e9198'],
}

export const roomSuperior2: PictureFile = {
  name: 'hotels/regent-laguna-hotel/room-superior-2',
  hash: '25a0adc0',
  width: 1920,
  height: 1200,
  tints: ['#80968f', '#bbac8f', '#a0a494'],
}

export const roomSuperior3: PictureFile = {
  name: 'hotels/regent-laguna-hotel/room-superior-3',
  hash: 'b3ebc009',
  width: 1920,
  height: 1200,
  tints: ['#b69a7f', '#b19168', '#9a8a7c'],
}

export const roomPoolAccess1: PictureFile = {
  name: 'hotels/regent-laguna-hotel/room-pool-access-1',
  hash: '7a394397',
  width: 1920,
  height: 1200,
  tints: ['#b2b5a4', '#a2a690', '#abb2a9'],
}

export const roomPoolAccess2: PictureFile = {
  name: 'hotels/regent-laguna-hotel/room-pool-access-2',
  hash: 'c9e3927f',
  width: 1920,
  height: 1200,
  tints: ['#9b9b8b', '#96a394', '#94765f'],
}

export const roomPoolAccess3: PictureFile = {
  name: 'hotels/regent-laguna-hotel/room-pool-access-3',
  hash: '92a68a00',
  width: 1920,
  height: 1200,
  tints: ['#676d6c', '#747469', '#6d6666'],
}

export const roomStudio1: PictureFile = {
  name: 'hotels/regent-laguna-hotel/room-studio-1',
  hash: 'bff92540',
  width: 1920,
  height: 1200,
  tints: ['#d4cab5', '#c9b58d', '#8d9d97'],
}

export const roomStudio2: PictureFile = {
  name: 'hotels/regent-laguna-hotel/room-studio-2',
  hash: 'cd5dcbfc',
  width: 1920,
  height: 1200,
  tints: ['#d4d1c9', '#d5d1c1', '#929784'],
}

export const roomStudio3: PictureFile = {
  name: 'hotels/regent-laguna-hotel/room-studio-3',
  hash: '37b9818f',
  width: 1920,
  height: 1200,
  tints: ['#b9b699', '#b9aa80', '#8f8d7c'],
}
