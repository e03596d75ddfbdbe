// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'beaches/baga-famous-beach-goa-india/1',
  hash: '87bdc907',
  width: 1920,
  height: 1200,
  tints: ['#5ca1bb', '#91b7b2', '#c2ccb0'],
}

export const picture2: PictureFile = {
  name: 'beaches/baga-famous-beach-goa-india/2',
  hash: 'b1703f27',
  width: 1920,
  height: 1200,
  tints: ['#0c243d', '#3e5967', '#6c777c'],
}

export const picture3: PictureFile = {
  name: 'beaches/baga-famous-beach-goa-india/3',
  hash: '28f2670a',
  width: 1920,
  height: 1200,
  tints: ['#9ac9d8', '#85b4b7', '#c6ba9d'],
}

export const picture4: PictureFile = {
  name: 'beaches/baga-famous-beach-goa-india/4',
  hash: '1960f05a',
  width: 1920,
  height: 1200,
  tints: ['#678e83', '#99a08b', '#b1bd9d'],
}
