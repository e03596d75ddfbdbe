// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hotel: PictureFile = {
  name: 'fallback/hotel',
  hash: 'ad90fc3a',
  width: 1920,
  height: 1200,
  tints: ['#2a395a', '#736570', '#67605f'],
}

export const activity: PictureFile = {
  name: 'fallback/activity',
  hash: '19f8b3d5',
  width: 1920,
  height: 1200,
  tints: ['#a4c9bf', '#a9c8b2', '#257c7f'],
}

export const beach: PictureFile = {
  name: 'fallback/beach',
  hash: '4ed320fb',
  width: 1920,
  height: 1200,
  tints: ['#5b9eb9', '#95c0be', '#b4cab1'],
}

export const gallery: PictureFile = {
  name: 'fallback/gallery',
  hash: '611d6b33',
  width: 1920,
  height: 1200,
  tints: ['#dbd0b8', '#b3bead', '#b6bab5'],
}

export const hero: PictureFile = {
  name: 'fallback/hero',
  hash: 'f26ed553',
  width: 1920,
  height: 1200,
  tints: ['#b1785d', '#c79561', '#a46150'],
}
