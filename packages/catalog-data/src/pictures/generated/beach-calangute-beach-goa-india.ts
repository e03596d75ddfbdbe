// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture5: PictureFile = {
  name: 'beaches/calangute-beach-goa-india/5',
  hash: '193cf4a6',
  width: 1920,
  height: 1200,
  tints: ['#b0c4c5', '#b8c4b1', '#babb99'],
}

export const picture6: PictureFile = {
  name: 'beaches/calangute-beach-goa-india/6',
  hash: '993484c2',
  width: 1920,
  height: 1200,
  tints: ['#5fa2ab', '#959d97', '#cabca0'],
}

export const picture7: PictureFile = {
  name: 'beaches/calangute-beach-goa-india/7',
  hash: 'e596b23b',
  width: 1920,
  height: 1200,
  tints: ['#a2655b', '#cf9a73', '#c89b82'],
}
