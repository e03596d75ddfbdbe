// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hero1: PictureFile = {
  name: 'hotels/regent-laguna-hotel/hero-1',
  hash: 'cced0373',
  width: 1920,
  height: 1200,
  tints: ['#889492', '#aa9888', '#acb9a8'],
}

export const exterior1: PictureFile = {
  name: 'hotels/regent-laguna-hotel/exterior-1',
  hash: '7e25e7b0',
  width: 1920,
  height: 1200,
  tints: ['#799da0', '#969c8f', '#c5b796'],
}

export const pool1: PictureFile = {
  name: 'hotels/regent-laguna-hotel/pool-1',
  hash: 'e77ab6d4',
  width: 1920,
  height: 1200,
  tints: ['#808384', '#aba593', '#7fa6a0'],
}

export const roomSuperior1: PictureFile = {
  name: 'hotels/regent-laguna-hotel/room-superior-1',
  hash: '99eba073',
  width: 1920,
  height: 1200,
  tints: ['#c7b59a', '#b9a276', '#929085'],
}
