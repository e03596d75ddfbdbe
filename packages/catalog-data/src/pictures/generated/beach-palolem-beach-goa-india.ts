// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture5: PictureFile = {
  name: 'beaches/palolem-beach-goa-india/5',
  hash: '55866cae',
  width: 1920,
  height: 1200,
  tints: ['#b46870', '#b89082', '#ab836f'],
}

export const picture6: PictureFile = {
  name: 'beaches/palolem-beach-goa-india/6',
  hash: 'f2bebe0b',
  width: 1920,
  height: 1200,
  tints: ['#c5c8b3', '#c3b59a', '#cfbb99'],
}

export const picture7: PictureFile = {
  name: 'beaches/palolem-beach-goa-india/7',
  hash: 'ecf0011d',
  width: 1920,
  height: 1200,
  tints: ['#22404c', '#2c5e69', '#798282'],
}
