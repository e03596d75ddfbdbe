// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture5: PictureFile = {
  name: 'beaches/vagator-beach-goa-india/5',
  hash: 'aa983cd1',
  width: 1920,
  height: 1200,
  tints: ['#629fb9', '#69a2ac', '#727f84'],
}

export const picture6: PictureFile = {
  name: 'beaches/vagator-beach-goa-india/6',
  hash: '2bcf6554',
  width: 1920,
  height: 1200,
  tints: ['#b1baa3', '#9eac98', '#97a89f'],
}

export const picture7: PictureFile = {
  name: 'beaches/vagator-beach-goa-india/7',
  hash: '2e58c0fd',
  width: 1920,
  height: 1200,
  tints: ['#cf794d', '#c7905d', '#b9845b'],
}
