// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'beaches/agonda-beach-goa-india/1',
  hash: '7d8b6b48',
  width: 1920,
  height: 1200,
  tints: ['#7dabb6', '#95aa98', '#9eae9b'],
}

export const picture2: PictureFile = {
  name: 'beaches/agonda-beach-goa-india/2',
  hash: '3440a322',
  width: 1920,
  height: 1200,
  tints: ['#719994', '#9f9f87', '#dfcaa1'],
}

export const picture3: PictureFile = {
  name: 'beaches/agonda-beach-goa-india/3',
  hash: 'c4167122',
  width: 1920,
  height: 1200,
  tints: ['#bfc5b1', '#d2c0a0', '#d3be9a'],
}

export const picture4: PictureFile = {
  name: 'beaches/agonda-beach-goa-india/4',
  hash: '268637bc',
  width: 1920,
  height: 1200,
  tints: ['#548294', '#80a4b0', '#cfbf9f'],
}
