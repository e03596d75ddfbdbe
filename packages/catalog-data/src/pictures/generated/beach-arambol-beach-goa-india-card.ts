// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'beaches/arambol-beach-goa-india/1',
  hash: '7ce28662',
  width: 1920,
  height: 1200,
  tints: ['#84b7b8', '#a1bcaa', '#bbb798'],
}

export const picture2: PictureFile = {
  name: 'beaches/arambol-beach-goa-india/2',
  hash: '826a8d3d',
  width: 1920,
  height: 1200,
  tints: ['#b46969', '#c7896f', '#b2815b'],
}

export const picture3: PictureFile = {
  name: 'beaches/arambol-beach-goa-india/3',
  hash: '17087ab1',
  width: 1920,
  height: 1200,
  tints: ['#8db2a9', '#779e8c', '#5b8785'],
}

export const picture4: PictureFile = {
  name: 'beaches/arambol-beach-goa-india/4',
  hash: 'b126de88',
  width: 1920,
  height: 1200,
  tints: ['#3d9ab4', '#73b5bc', '#7baaa2'],
}
