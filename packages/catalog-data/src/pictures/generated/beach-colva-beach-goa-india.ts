// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture5: PictureFile = {
  name: 'beaches/colva-beach-goa-india/5',
  hash: '810b877c',
  width: 1920,
  height: 1200,
  tints: ['#394961', '#977c77', '#a08d88'],
}

export const picture6: PictureFile = {
  name: 'beaches/colva-beach-goa-india/6',
  hash: '581ac220',
  width: 1920,
  height: 1200,
  tints: ['#659dc0', '#89b1b7', '#d5dfd2'],
}

export const picture7: PictureFile = {
  name: 'beaches/colva-beach-goa-india/7',
  hash: 'c7c5783f',
  width: 1920,
  height: 1200,
  tints: ['#cd7335', '#d9a552', '#bfa697'],
}
