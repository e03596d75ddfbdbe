// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'beaches/palolem-beach-goa-india/1',
  hash: 'f436d9d0',
  width: 1920,
  height: 1200,
  tints: ['#519ca5', '#6aa29b', '#a5c0a9'],
}

export const picture2: PictureFile = {
  name: 'beaches/palolem-beach-goa-india/2',
  hash: '6f74645a',
  width: 1920,
  height: 1200,
  tints: ['#598a84', '#878e80', '#d0bc99'],
}

export const picture3: PictureFile = {
  name: 'beaches/palolem-beach-goa-india/3',
  hash: 'c24325e9',
  width: 1920,
  height: 1200,
  tints: ['#8db6a9', '#6ca291', '#317c78'],
}

export const picture4: PictureFile = {
  name: 'beaches/palolem-beach-goa-india/4',
  hash: '23a8e9e1',
  width: 1920,
  height: 1200,
  tints: ['#8cb6cb', '#82abac', '#8ba8a8'],
}
