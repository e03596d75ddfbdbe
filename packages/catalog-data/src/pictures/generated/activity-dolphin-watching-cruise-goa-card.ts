// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture1: PictureFile = {
  name: 'activities/dolphin-watching-cruise-goa/1',
  hash: '8476802f',
  width: 1920,
  height: 1200,
  tints: ['#91c6c7', '#73aea5', '#2b8484'],
}

export const picture2: PictureFile = {
  name: 'activities/dolphin-watching-cruise-goa/2',
  hash: '30091c6d',
  width: 1920,
  height: 1200,
  tints: ['#81b5bc', '#a09f8b', '#3d7a86'],
}

export const picture3: PictureFile = {
  name: 'activities/dolphin-watching-cruise-goa/3',
  hash: '867a3a1f',
  width: 1920,
  height: 1200,
  tints: ['#7fadb3', '#a9bcaf', '#cdc5a7'],
}
