// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture5: PictureFile = {
  name: 'beaches/baga-famous-beach-goa-india/5',
  hash: '6d2af823',
  width: 1920,
  height: 1200,
  tints: ['#c2cfbe', '#c0bb9c', '#c9b697'],
}

export const picture6: PictureFile = {
  name: 'beaches/baga-famous-beach-goa-india/6',
  hash: '63605f23',
  width: 1920,
  height: 1200,
  tints: ['#65a1bf', '#3a8da2', '#65b5b6'],
}

export const picture7: PictureFile = {
  name: 'beaches/baga-famous-beach-goa-india/7',
  hash: '39921249',
  width: 1920,
  height: 1200,
  tints: ['#84a6a1', '#9ca990', '#cbbb98'],
}
