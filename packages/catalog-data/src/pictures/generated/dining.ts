// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'dining/1',
  hash: 'f478d745',
  width: 1920,
  height: 1200,
  tints: ['#b0b6b5', '#b0b3aa', '#9ea9a8'],
}

export const picture2: PictureFile = {
  name: 'dining/2',
  hash: '371b6f5f',
  width: 1920,
  height: 1200,
  tints: ['#0f2f48', '#47656f', '#7b7f7b'],
}

export const picture3: PictureFile = {
  name: 'dining/3',
  hash: '7793e091',
  width: 1920,
  height: 1200,
  tints: ['#829092', '#999ba3', '#b18471'],
}

export const picture4: PictureFile = {
  name: 'dining/4',
  hash: '027464f1',
  width: 1920,
  height: 1200,
  tints: ['#93a3a4', '#90907f', '#9f9187'],
}
