// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const picture4: PictureFile = {
  name: 'activities/dolphin-watching-cruise-goa/4',
  hash: '618f25c3',
  width: 1920,
  height: 1200,
  tints: ['#504d77', '#a78c7e', '#50475c'],
}
