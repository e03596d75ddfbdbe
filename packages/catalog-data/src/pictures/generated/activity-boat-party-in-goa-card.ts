// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/boat-party-in-goa/1',
  hash: '47e9f6c8',
  width: 1920,
  height: 1200,
  tints: ['#184562', '#6e6571', '#49525e'],
}

export const picture2: PictureFile = {
  name: 'activities/boat-party-in-goa/2',
  hash: '177a9e00',
  width: 1920,
  height: 1200,
  tints: ['#8ab3b2', '#8ea598', '#7f6d61'],
}

export const picture3: PictureFile = {
  name: 'activities/boat-party-in-goa/3',
  hash: '5e1efb73',
  width: 1920,
  height: 1200,
  tints: ['#4da5b8', '#568f93', '#51a89f'],
}
