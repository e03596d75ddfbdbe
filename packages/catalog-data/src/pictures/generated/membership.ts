// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const card1: PictureFile = {
  name: 'membership/card-1',
  hash: '66977a6f',
  width: 1920,
  height: 1200,
  tints: ['#85bac4', '#80a194', '#a18162'],
}

export const hero1: PictureFile = {
  name: 'membership/hero-1',
  hash: '6676c2f9',
  width: 1920,
  height: 1200,
  tints: ['#b76f6a', '#b78270', '#90574f'],
}
