// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'beaches/colva-beach-goa-india/1',
  hash: 'ef7aefe9',
  width: 1920,
  height: 1200,
  tints: ['#62a4bd', '#a8ccca', '#d2dacf'],
}

export const picture2: PictureFile = {
  name: 'beaches/colva-beach-goa-india/2',
  hash: '2eeda09d',
  width: 1920,
  height: 1200,
  tints: ['#c7ceb7', '#c4bb9e', '#c6c7b9'],
}

export const picture3: PictureFile = {
  name: 'beaches/colva-beach-goa-india/3',
  hash: '5064a35d',
  width: 1920,
  height: 1200,
  tints: ['#8e525c', '#c08370', '#aa7e69'],
}

export const picture4: PictureFile = {
  name: 'beaches/colva-beach-goa-india/4',
  hash: '76ac00da',
  width: 1920,
  height: 1200,
  tints: ['#8bc7ca', '#a0c5bb', '#c1c8be'],
}
