// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'beaches/calangute-beach-goa-india/1',
  hash: '006a9a59',
  width: 1920,
  height: 1200,
  tints: ['#99beb4', '#ac9981', '#c0a587'],
}

export const picture2: PictureFile = {
  name: 'beaches/calangute-beach-goa-india/2',
  hash: '07be206a',
  width: 1920,
  height: 1200,
  tints: ['#489bb2', '#7cbcc6', '#3da6a6'],
}

export const picture3: PictureFile = {
  name: 'beaches/calangute-beach-goa-india/3',
  hash: '311accb0',
  width: 1920,
  height: 1200,
  tints: ['#72adb6', '#9ab5af', '#bda183'],
}

export const picture4: PictureFile = {
  name: 'beaches/calangute-beach-goa-india/4',
  hash: 'b371b293',
  width: 1920,
  height: 1200,
  tints: ['#8dc2d1', '#adc1b6', '#d3c4a1'],
}
