// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/1',
  hash: '2281bd9d',
  width: 1920,
  height: 1200,
  tints: ['#85a594', '#698b7d', '#64826f'],
}

export const picture2: PictureFile = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/2',
  hash: '9cfe8bcb',
  width: 1920,
  height: 1200,
  tints: ['#78a7a9', '#648582', '#508a9d'],
}

export const picture3: PictureFile = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/3',
  hash: 'ea4802b1',
  width: 1920,
  height: 1200,
  tints: ['#819482', '#8ba596', '#66a199'],
}
