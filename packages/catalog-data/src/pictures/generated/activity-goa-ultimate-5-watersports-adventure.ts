// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/goa-ultimate-5-watersports-adventure/4',
  hash: '664358a7',
  width: 1920,
  height: 1200,
  tints: ['#9cc4ba', '#68a3a4', '#307888'],
}

export const visitor1: PictureFile = {
  name: 'activities/goa-ultimate-5-watersports-adventure/visitor-1',
  hash: 'c49562ab',
  width: 1920,
  height: 1200,
  tints: ['#cecfb7', '#aeab94', '#c3b79b'],
}

export const visitor2: PictureFile = {
  name: 'activities/goa-ultimate-5-watersports-adventure/visitor-2',
  hash: '43139ca9',
  width: 1920,
  height: 1200,
  tints: ['#5f99b5', '#81bed1', '#6cb3b1'],
}

export const visitor3: PictureFile = {
  name: 'activities/goa-ultimate-5-watersports-adventure/visitor-3',
  hash: '81a2931b',
  width: 1920,
  height: 1200,
  tints: ['#9bc1b3', '#7dae98', '#4c8c84'],
}
