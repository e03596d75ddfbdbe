// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'beaches/vagator-beach-goa-india/1',
  hash: '43a7c71c',
  width: 1920,
  height: 1200,
  tints: ['#7ba49f', '#a8a388', '#bfb178'],
}

export const picture2: PictureFile = {
  name: 'beaches/vagator-beach-goa-india/2',
  hash: 'a119702c',
  width: 1920,
  height: 1200,
  tints: ['#7fb2b1', '#89aa9a', '#cab176'],
}

export const picture3: PictureFile = {
  name: 'beaches/vagator-beach-goa-india/3',
  hash: '5ee9ee0f',
  width: 1920,
  height: 1200,
  tints: ['#4f9ca9', '#4f8f85', '#6e9f92'],
}

export const picture4: PictureFile = {
  name: 'beaches/vagator-beach-goa-india/4',
  hash: '5158d919',
  width: 1920,
  height: 1200,
  tints: ['#8baebc', '#91887e', '#a97e5f'],
}
