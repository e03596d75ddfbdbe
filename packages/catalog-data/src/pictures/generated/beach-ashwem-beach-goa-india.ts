// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture5: PictureFile = {
  name: 'beaches/ashwem-beach-goa-india/5',
  hash: '33be7182',
  width: 1920,
  height: 1200,
  tints: ['#07384a', '#3d6873', '#6b747b'],
}

export const picture6: PictureFile = {
  name: 'beaches/ashwem-beach-goa-india/6',
  hash: 'c9b74236',
  width: 1920,
  height: 1200,
  tints: ['#7fbdc1', '#aacec5', '#3b928c'],
}

export const picture7: PictureFile = {
  name: 'beaches/ashwem-beach-goa-india/7',
  hash: '9bc4523c',
  width: 1920,
  height: 1200,
  tints: ['#233d56', '#806d6f', '#9c8274'],
}
