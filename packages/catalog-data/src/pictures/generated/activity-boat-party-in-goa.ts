// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/boat-party-in-goa/4',
  hash: 'b3b159aa',
  width: 1920,
  height: 1200,
  tints: ['#23344f', '#4f5c67', '#594440'],
}

export const visitor1: PictureFile = {
  name: 'activities/boat-party-in-goa/visitor-1',
  hash: '5d985e9b',
  width: 1920,
  height: 1200,
  tints: ['#ce7071', '#e9a17b', '#9e6468'],
}

export const visitor2: PictureFile = {
  name: 'activities/boat-party-in-goa/visitor-2',
  hash: '8ac6336b',
  width: 1920,
  height: 1200,
  tints: ['#286170', '#525e71', '#32313e'],
}

export const visitor3: PictureFile = {
  name: 'activities/boat-party-in-goa/visitor-3',
  hash: 'aaef1ed2',
  width: 1920,
  height: 1200,
  tints: ['#7c797d', '#269ba8', '#57b7b8'],
}
