// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/scuba-diving-combo-goa/1',
  hash: '00beb747',
  width: 1920,
  height: 1200,
  tints: ['#7fc9cb', '#50949e', '#566970'],
}

export const picture2: PictureFile = {
  name: 'activities/scuba-diving-combo-goa/2',
  hash: 'fd25fc3c',
  width: 1920,
  height: 1200,
  tints: ['#5c9db4', '#528790', '#4aacac'],
}

export const picture3: PictureFile = {
  name: 'activities/scuba-diving-combo-goa/3',
  hash: '1aeda22e',
  width: 1920,
  height: 1200,
  tints: ['#b7e1d9', '#54acb3', '#2f7189'],
}
