// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/bungee-jumping-goa/4',
  hash: 'e8348ca0',
  width: 1920,
  height: 1200,
  tints: ['#6092a3', '#468193', '#45a7b7'],
}
