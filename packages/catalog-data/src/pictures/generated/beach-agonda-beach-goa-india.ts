// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture5: PictureFile = {
  name: 'beaches/agonda-beach-goa-india/5',
  hash: '904eea02',
  width: 1920,
  height: 1200,
  tints: ['#b2753c', '#c1965d', '#c08a5c'],
}

export const picture6: PictureFile = {
  name: 'beaches/agonda-beach-goa-india/6',
  hash: '18dd3167',
  width: 1920,
  height: 1200,
  tints: ['#70a19f', '#9cac97', '#a48965'],
}

export const picture7: PictureFile = {
  name: 'beaches/agonda-beach-goa-india/7',
  hash: 'c8c59613',
  width: 1920,
  height: 1200,
  tints: ['#8eab9e', '#899f92', '#98aca1'],
}
