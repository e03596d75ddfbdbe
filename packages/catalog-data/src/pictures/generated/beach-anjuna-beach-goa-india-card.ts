// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'beaches/anjuna-beach-goa-india/1',
  hash: 'e73cce1e',
  width: 1920,
  height: 1200,
  tints: ['#93bdbd', '#b7b79d', '#9f8475'],
}

export const picture2: PictureFile = {
  name: 'beaches/anjuna-beach-goa-india/2',
  hash: 'cd36ef62',
  width: 1920,
  height: 1200,
  tints: ['#709db7', '#a68686', '#e2a27a'],
}

export const picture3: PictureFile = {
  name: 'beaches/anjuna-beach-goa-india/3',
  hash: '987fdcd9',
  width: 1920,
  height: 1200,
  tints: ['#394d6b', '#775c60', '#695c61'],
}

export const picture4: PictureFile = {
  name: 'beaches/anjuna-beach-goa-india/4',
  hash: 'd2bd92dc',
  width: 1920,
  height: 1200,
  tints: ['#90c5ce', '#8b7e72', '#967666'],
}
