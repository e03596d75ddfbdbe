// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'beaches/miramar-beach-goa-india/1',
  hash: 'ea1dc715',
  width: 1920,
  height: 1200,
  tints: ['#81aaab', '#8eaa98', '#9aa795'],
}

export const picture2: PictureFile = {
  name: 'beaches/miramar-beach-goa-india/2',
  hash: '0ee3729d',
  width: 1920,
  height: 1200,
  tints: ['#3b4663', '#59545c', '#7d6455'],
}

export const picture3: PictureFile = {
  name: 'beaches/miramar-beach-goa-india/3',
  hash: '33829453',
  width: 1920,
  height: 1200,
  tints: ['#87bacf', '#b9c0ae', '#ecd2a5'],
}

export const picture4: PictureFile = {
  name: 'beaches/miramar-beach-goa-india/4',
  hash: 'a258281d',
  width: 1920,
  height: 1200,
  tints: ['#cf7f49', '#bc875b', '#9c7c81'],
}
