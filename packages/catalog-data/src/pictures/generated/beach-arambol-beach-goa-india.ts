// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture5: PictureFile = {
  name: 'beaches/arambol-beach-goa-india/5',
  hash: 'b3f8307d',
  width: 1920,
  height: 1200,
  tints: ['#7fab9d', '#929181', '#817a74'],
}

export const picture6: PictureFile = {
  name: 'beaches/arambol-beach-goa-india/6',
  hash: '4d546889',
  width: 1920,
  height: 1200,
  tints: ['#c7c9b4', '#c6b7a1', '#c7b79c'],
}

export const picture7: PictureFile = {
  name: 'beaches/arambol-beach-goa-india/7',
  hash: '04a7e13c',
  width: 1920,
  height: 1200,
  tints: ['#a8beb9', '#b4c0ac', '#b9b896'],
}
