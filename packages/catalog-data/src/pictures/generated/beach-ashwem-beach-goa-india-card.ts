// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'beaches/ashwem-beach-goa-india/1',
  hash: '9bc59369',
  width: 1920,
  height: 1200,
  tints: ['#9bafa0', '#b4ab93', '#cccab7'],
}

export const picture2: PictureFile = {
  name: 'beaches/ashwem-beach-goa-india/2',
  hash: '27e9168d',
  width: 1920,
  height: 1200,
  tints: ['#80b2c3', '#a0bbb4', '#bccec4'],
}

export const picture3: PictureFile = {
  name: 'beaches/ashwem-beach-goa-india/3',
  hash: 'd49899bc',
  width: 1920,
  height: 1200,
  tints: ['#625a77', '#876f6a', '#82716f'],
}

export const picture4: PictureFile = {
  name: 'beaches/ashwem-beach-goa-india/4',
  hash: '2c4574da',
  width: 1920,
  height: 1200,
  tints: ['#729385', '#a7baa7', '#d1d2be'],
}
