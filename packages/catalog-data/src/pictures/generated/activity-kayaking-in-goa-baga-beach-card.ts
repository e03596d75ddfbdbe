// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/kayaking-in-goa-baga-beach/1',
  hash: '33b36d5d',
  width: 1920,
  height: 1200,
  tints: ['#adbeae', '#abad93', '#5d8991'],
}

export const picture2: PictureFile = {
  name: 'activities/kayaking-in-goa-baga-beach/2',
  hash: 'e6313b4e',
  width: 1920,
  height: 1200,
  tints: ['#608277', '#628081', '#407384'],
}

export const picture3: PictureFile = {
  name: 'activities/kayaking-in-goa-baga-beach/3',
  hash: '154e689a',
  width: 1920,
  height: 1200,
  tints: ['#548fa0', '#76a7a9', '#b4c3ac'],
}
