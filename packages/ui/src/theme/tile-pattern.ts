// A tile of 32 by 32: a flower of four leaves, circles where tiles meet, diamonds between.
const leaves =
  'M16 16Q16 8 23 6Q27 5 26 9Q24 16 16 16ZQ24 16 26 23Q27 27 23 26Q16 24 16 16ZQ16 24 9 26Q5 27 6 23Q8 16 16 16ZQ8 16 6 9Q5 5 9 6Q16 8 16 16Z'
const lozenges =
  'M16 1l1.7 2.6L16 6.2 14.3 3.6ZM16 25.8l1.7 2.6L16 31 14.3 28.4ZM1 16l2.6-1.7L6.2 16 3.6 17.7ZM25.8 16l2.6-1.7L31 16 28.4 17.7Z'
const hearts =
  'M0 0H4A4 4 0 0 1 0 4ZM32 0V4A4 4 0 0 1 28 0ZM32 32H28A4 4 0 0 1 32 28ZM0 32V28A4 4 0 0 1 4 32Z'
const rings = 'M9 0A9 9 0 0 1 0 9M0 23A9 9 0 0 1 9 32M23 32A9 9 0 0 1 32 23M32 9A9 9 0 0 1 23 0'

const svg =
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='${leaves}${lozenges}${hearts}'/>` +
  `<path d='${rings}' fill='none' stroke='black' stroke-width='1.5'/></svg>`

/** The tile as a CSS mask image, coloured by the background of the element. */
export const tilePattern: string = `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`
