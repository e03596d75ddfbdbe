// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture5: PictureFile = {
  name: 'beaches/candolim-beach-goa-india/5',
  hash: 'cfed7565',
  width: 1920,
  height: 1200,
  tints: ['#8ab7ca', '#82aeb6', '#5792a1'],
}

export const picture6: PictureFile = {
  name: 'beaches/candolim-beach-goa-india/6',
  hash: 'e71273ca',
  width: 1920,
  height: 1200,
  tints: ['#afc3b8', '#b9b994', '#a9a182'],
}

export const picture7: PictureFile = {
  name: 'beaches/candolim-beach-goa-india/7',
  hash: '6ba8c991',
  width: 1920,
  height: 1200,
  tints: ['#2e476b', '#65646c', '#374356'],
}
