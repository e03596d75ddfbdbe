// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture5: PictureFile = {
  name: 'beaches/butterfly-beach-goa-india/5',
  hash: '60a5f46b',
  width: 1920,
  height: 1200,
  tints: ['#7aafa3', '#4a8b7b', '#597b6d'],
}

export const picture6: PictureFile = {
  name: 'beaches/butterfly-beach-goa-india/6',
  hash: '7bb6f1f0',
  width: 1920,
  height: 1200,
  tints: ['#9fb3a2', '#9aa191', '#d8c29e'],
}

export const picture7: PictureFile = {
  name: 'beaches/butterfly-beach-goa-india/7',
  hash: '173d6e9b',
  width: 1920,
  height: 1200,
  tints: ['#3b5d6e', '#7b6d77', '#515565'],
}
