/** The four carousel presets; `interval` is the time per picture in milliseconds. */
export const carouselPresets = {
  strip: { interval: 3000, layout: 'edge', dots: false, landmark: false },
  hero: { interval: 4000, layout: 'bar', dots: true, landmark: true },
  slideshow: { interval: 5000, layout: 'bar', dots: false, landmark: true },
  room: { interval: 5000, layout: 'edge', dots: true, landmark: false },
} as const
