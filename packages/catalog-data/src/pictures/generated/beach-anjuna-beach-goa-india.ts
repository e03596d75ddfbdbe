// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture5: PictureFile = {
  name: 'beaches/anjuna-beach-goa-india/5',
  hash: '002f2b16',
  width: 1920,
  height: 1200,
  tints: ['#c4c8b5', '#d9bca6', '#63837b'],
}

export const picture6: PictureFile = {
  name: 'beaches/anjuna-beach-goa-india/6',
  hash: '72758861',
  width: 1920,
  height: 1200,
  tints: ['#6197b6', '#89b1b4', '#b9c7b2'],
}

export const picture7: PictureFile = {
  name: 'beaches/anjuna-beach-goa-india/7',
  hash: '25ee1097',
  width: 1920,
  height: 1200,
  tints: ['#1c2e4b', '#304e66', '#493f47'],
}
