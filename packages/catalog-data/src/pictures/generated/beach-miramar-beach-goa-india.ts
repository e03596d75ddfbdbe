// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture5: PictureFile = {
  name: 'beaches/miramar-beach-goa-india/5',
  hash: 'c2bdaf49',
  width: 1920,
  height: 1200,
  tints: ['#ccc7b1', '#beb8a1', '#b3b39b'],
}

export const picture6: PictureFile = {
  name: 'beaches/miramar-beach-goa-india/6',
  hash: 'e1fd746f',
  width: 1920,
  height: 1200,
  tints: ['#5e92b8', '#8cb0ae', '#d5ac88'],
}

export const picture7: PictureFile = {
  name: 'beaches/miramar-beach-goa-india/7',
  hash: 'ff62e080',
  width: 1920,
  height: 1200,
  tints: ['#b97236', '#b1905c', '#b68d68'],
}
