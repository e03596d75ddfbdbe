// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/paragliding-adventure-goa/4',
  hash: '5ab5cce6',
  width: 1920,
  height: 1200,
  tints: ['#89bdbc', '#b2a186', '#b26248'],
}
