/** The four carousel presets; `interval` is the time per picture in milliseconds. */
export const carouselPresets = {
  strip: { interval: 3000, layout: 'edge', dots: false, landmark: false },
  hero: { interval: 4000, layout: 'bar', dots: true, landmark: true },
  slideshow: { interval: 5000, layout: 'bar', dots: false, landmark: true },
  room: { interval: 5000, layout: 'edge', dots: true, landmark: false },
} as const

export type CarouselPreset = 'strip' | 'hero' | 'slideshow' | 'room'

/** All texts of a carousel. */
export interface CarouselLabels {
  previous: string
  next: string
  pause: string
  play: string
  /** Name of the row of pictures, which the arrow keys move. */
  track: string
  /** Name of the group of dots. */
  picker: string
  slide: (number: number, total: number) => string
  show: (number: number, total: number) => string
  counter: (number: number, total: number) => string
}

export const carouselLabels: CarouselLabels = {
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause pictures',
  play: 'Play pictures',
  track: 'Pictures',
  picker: 'Choose a picture',
  slide: (number, total) => `${number} of ${total}`,
  show: (number, total) => `Show picture ${number} of ${total}`,
  counter: (number, total) => `${number} / ${total}`,
}
