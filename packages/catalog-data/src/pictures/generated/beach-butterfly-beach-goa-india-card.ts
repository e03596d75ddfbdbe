// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'beaches/butterfly-beach-goa-india/1',
  hash: 'fa8e7baa',
  width: 1920,
  height: 1200,
  tints: ['#73a6ab', '#6e9b8c', '#51a999'],
}

export const picture2: PictureFile = {
  name: 'beaches/butterfly-beach-goa-india/2',
  hash: '377b3700',
  width: 1920,
  height: 1200,
  tints: ['#5aa5b8', '#5baba3', '#79c7b6'],
}

export const picture3: PictureFile = {
  name: 'beaches/butterfly-beach-goa-india/3',
  hash: 'ec9a6be7',
  width: 1920,
  height: 1200,
  tints: ['#7fb2b5', '#9fa58b', '#828973'],
}

export const picture4: PictureFile = {
  name: 'beaches/butterfly-beach-goa-india/4',
  hash: '03cdff47',
  width: 1920,
  height: 1200,
  tints: ['#6da0b5', '#5ea89c', '#509e8f'],
}
