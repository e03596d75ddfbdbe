// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hero1: PictureFile = {
  name: 'contact/hero-1',
  hash: '7613cb3c',
  width: 1920,
  height: 1200,
  tints: ['#8e684f', '#b9ab8b', '#bca088'],
}
