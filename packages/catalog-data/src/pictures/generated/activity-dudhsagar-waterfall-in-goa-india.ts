// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/4',
  hash: '31e84a77',
  width: 1920,
  height: 1200,
  tints: ['#708e7b', '#828975', '#777159'],
}

export const visitor1: PictureFile = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/visitor-1',
  hash: '90e81190',
  width: 1920,
  height: 1200,
  tints: ['#799a95', '#788e88', '#74988f'],
}

export const visitor2: PictureFile = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/visitor-2',
  hash: '39ce55ab',
  width: 1920,
  height: 1200,
  tints: ['#818b70', '#717265', '#94695c'],
}

export const visitor3: PictureFile = {
  name: 'activities/dudhsagar-waterfall-in-goa-india/visitor-3',
  hash: '2391d4e7',
  width: 1920,
  height: 1200,
  tints: ['#9b9f90', '#908e7b', '#83928e'],
}
