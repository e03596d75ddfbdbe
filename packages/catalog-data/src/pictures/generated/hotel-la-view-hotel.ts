// Written by the `pictures` command; do not edit.
import type { PictureFile } from '../picture.ts'

export const hero2: PictureFile = {
  name: 'hotels/la-view-hotel/hero-2',
  hash: '131d61db',
  width: 1920,
  height: 1200,
  tints: ['#a0c4b6', '#7a9b86', '#a3a39e'],
}

export const hero3: PictureFile = {
  name: 'hotels/la-view-hotel/hero-3',
  hash: 'ae3a2af0',
  width: 1920,
  height: 1200,
  tints: ['#a1635a', '#a28674', '#866c64'],
}

export const exterior2: PictureFile = {
  name: 'hotels/la-view-hotel/exterior-2',
  hash: 'fca0b39d',
  width: 1920,
  height: 1200,
  tints: ['#9ba0a5', '#7b8591', '#b7c0b6'],
}

export const pool2: PictureFile = {
  name: 'hotels/la-view-hotel/pool-2',
  hash: '2d8b4f4a',
  width: 1920,
  height: 1200,
  tints: ['#709ea4', '#92afaa', '#aac0b1'],
}

export const pool3: PictureFile = {
  name: 'hotels/la-view-hotel/pool-3',
  hash: '57fad182',
  width: 1920,
  height: 1200,
  tints: ['#4a516c', '#726970', '#6e9795'],
}

export const dining1: PictureFile = {
  name: 'hotels/la-view-hotel/dining-1',
  hash: '3f55c896',
  width: 1920,
  height: 1200,
  tints: ['#84bac5', '#6eabb7', '#97b9b3'],
}

export const dining2: PictureFile = {
  name: 'hotels/la-view-hotel/dining-2',
  hash: '520f13a2',
  width: 1920,
  height: 1200,
  tints: ['#90b6b1', '#8f9a8c', '#ab8160'],
}

export const roomStandard2: PictureFile = {
  name: 'hotels/la-view-hotel/room-standard-2',
  hash: '1d9ee6dd',
  width: 1920,
  height: 1200,
  tints: ['#6f927f', '#719583', '#aac1b2'],
}

export const roomStandard3: PictureFile = {
  name: 'hotels/la-view-hotel/room-standard-3',
  hash: 'a447c0ee',
  width: 1920,
  height: 1200,
  tints: ['#aebfb8', '#91b1a5', '#afaf98'],
}

export const roomSeaView1: PictureFile = {
  name: 'hotels/la-view-hotel/room-sea-view-1',
  hash: 'b57fd9c6',
  width: 1920,
  height: 1200,
  tints: ['#cdbeb6', '#bab6af', '#d3c6ae'],
}

export const roomSeaView2: PictureFile = {
  name: 'hotels/la-view-hotel/room-sea-view-2',
  hash: 'b926d877',
  width: 1920,
  height: 1200,
  tints: ['#ccceb9', '#adb8a4', '#88aaa6'],
}

export const roomSeaView3: PictureFile = {
  name: 'hotels/la-view-hotel/room-sea-view-3',
  hash: '554c6630',
  width: 1920,
  height: 1200,
  tints: ['#c99a90', '#ca856b', '#b29783'],
}

export const roomFamily1: PictureFile = {
  name: 'hotels/la-view-hotel/room-family-1',
  hash: '4a842fc1',
  width: 1920,
  height: 1200,
  tints: ['#c8cec8', '#b6c1b8', '#d3b087'],
}

export const roomFamily2: PictureFile = {
  name: 'hotels/la-view-hotel/room-family-2',
  hash: '4a5018f8',
  width: 1920,
  height: 1200,
  tints: ['#b4c4c7', '#9ebaba', '#bca592'],
}

export const roomFamily3: PictureFile = {
  name: 'hotels/la-view-hotel/room-family-3',
  hash: '773fea15',
  width: 1920,
  height: 1200,
  tints: ['#91bbb7', '#a5ae9d', '#99aba7'],
}
