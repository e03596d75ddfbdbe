// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/bungee-jumping-goa/1',
  hash: '2b8c16c9',
  width: 1920,
  height: 1200,
  tints: ['#88b7cc', '#99bab4', '#4d8688'],
}

export const picture2: PictureFile = {
  name: 'activities/bungee-jumping-goa/2',
  hash: '4ec42750',
  width: 1920,
  height: 1200,
  tints: ['#a6c4c4', '#8aa892', '#3e6d59'],
}

export const picture3: PictureFile = {
  name: 'activities/bungee-jumping-goa/3',
  hash: '8ad04669',
  width: 1920,
  height: 1200,
  tints: ['#88b1ae', '#a8b79f', '#4f6a69'],
}
