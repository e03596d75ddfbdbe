import { type Colour, mix, oklch, shift } from './colour.ts'

export type Hour = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'sunset' | 'dusk' | 'night' | 'monsoon'

/** What the light of an hour does to everything in a picture. */
export interface Palette {
  /** From the zenith down to the horizon. */
  sky: readonly [Colour, Colour, Colour]
  sun: Colour
  cloud: Colour
  cloudShade: Colour
  /** What far things fade into. */
  haze: Colour
  /** From the horizon to the shore. */
  sea: readonly [Colour, Colour, Colour]
  foam: Colour
  /** The colour of the light, and of what it does not reach. */
  key: Colour
  shadow: Colour
  /** Windows, lanterns and strings of bulbs. */
  lamp: Colour
  ink: Colour
  /** How much of a thing's own colour is lost to the dark: 0 by day, near 1 by night. */
  dimness: number
}

export const hours: Record<Hour, Palette> = {
  dawn: {
    sky: [oklch(0.74, 0.06, 212), oklch(0.89, 0.045, 100), oklch(0.85, 0.1, 62)],
    sun: oklch(0.97, 0.06, 95),
    cloud: oklch(0.93, 0.05, 70),
    cloudShade: oklch(0.8, 0.08, 45),
    haze: oklch(0.83, 0.055, 70),
    sea: [oklch(0.86, 0.06, 85), oklch(0.68, 0.06, 200), oklch(0.45, 0.065, 212)],
    foam: oklch(0.96, 0.03, 85),
    key: oklch(0.91, 0.1, 75),
    shadow: oklch(0.36, 0.07, 255),
    lamp: oklch(0.92, 0.1, 88),
    ink: oklch(0.26, 0.05, 240),
    dimness: 0.08,
  },
  morning: {
    sky: [oklch(0.68, 0.085, 226), oklch(0.82, 0.06, 212), oklch(0.94, 0.035, 98)],
    sun: oklch(0.98, 0.05, 98),
    cloud: oklch(0.98, 0.015, 95),
    cloudShade: oklch(0.86, 0.04, 215),
    haze: oklch(0.86, 0.04, 205),
    sea: [oklch(0.76, 0.07, 208), oklch(0.63, 0.09, 205), oklch(0.48, 0.085, 214)],
    foam: oklch(0.98, 0.012, 100),
    key: oklch(0.96, 0.06, 92),
    shadow: oklch(0.38, 0.075, 258),
    lamp: oklch(0.94, 0.08, 90),
    ink: oklch(0.27, 0.055, 245),
    dimness: 0,
  },
  noon: {
    sky: [oklch(0.56, 0.105, 238), oklch(0.72, 0.09, 222), oklch(0.9, 0.05, 195)],
    sun: oklch(0.99, 0.03, 100),
    cloud: oklch(0.99, 0.008, 95),
    cloudShade: oklch(0.85, 0.045, 222),
    haze: oklch(0.84, 0.05, 205),
    sea: [oklch(0.52, 0.1, 232), oklch(0.62, 0.105, 205), oklch(0.78, 0.09, 184)],
    foam: oklch(0.99, 0.01, 120),
    key: oklch(0.98, 0.035, 96),
    shadow: oklch(0.37, 0.085, 262),
    lamp: oklch(0.95, 0.07, 90),
    ink: oklch(0.26, 0.06, 255),
    dimness: 0,
  },
  afternoon: {
    sky: [oklch(0.64, 0.08, 222), oklch(0.83, 0.05, 180), oklch(0.93, 0.075, 90)],
    sun: oklch(0.98, 0.08, 95),
    cloud: oklch(0.97, 0.04, 88),
    cloudShade: oklch(0.84, 0.075, 65),
    haze: oklch(0.86, 0.06, 88),
    sea: [oklch(0.76, 0.07, 190), oklch(0.58, 0.09, 204), oklch(0.43, 0.08, 216)],
    foam: oklch(0.97, 0.03, 92),
    key: oklch(0.93, 0.1, 84),
    shadow: oklch(0.36, 0.08, 275),
    lamp: oklch(0.93, 0.1, 88),
    ink: oklch(0.26, 0.055, 262),
    dimness: 0.02,
  },
  sunset: {
    sky: [oklch(0.52, 0.125, 12), oklch(0.71, 0.16, 42), oklch(0.87, 0.13, 80)],
    sun: oklch(0.96, 0.1, 98),
    cloud: oklch(0.84, 0.13, 62),
    cloudShade: oklch(0.56, 0.14, 18),
    haze: oklch(0.74, 0.13, 52),
    sea: [oklch(0.82, 0.13, 72), oklch(0.56, 0.125, 25), oklch(0.33, 0.085, 340)],
    foam: oklch(0.93, 0.07, 80),
    key: oklch(0.88, 0.14, 72),
    shadow: oklch(0.3, 0.085, 318),
    lamp: oklch(0.94, 0.11, 90),
    ink: oklch(0.22, 0.06, 325),
    dimness: 0.2,
  },
  dusk: {
    sky: [oklch(0.31, 0.075, 268), oklch(0.5, 0.085, 262), oklch(0.8, 0.115, 58)],
    sun: oklch(0.9, 0.12, 70),
    cloud: oklch(0.64, 0.11, 30),
    cloudShade: oklch(0.4, 0.085, 300),
    haze: oklch(0.55, 0.08, 290),
    sea: [oklch(0.66, 0.09, 45), oklch(0.4, 0.075, 262), oklch(0.25, 0.06, 262)],
    foam: oklch(0.82, 0.06, 60),
    key: oklch(0.76, 0.11, 50),
    shadow: oklch(0.24, 0.07, 272),
    lamp: oklch(0.91, 0.13, 84),
    ink: oklch(0.18, 0.05, 270),
    dimness: 0.42,
  },
  night: {
    sky: [oklch(0.2, 0.055, 262), oklch(0.3, 0.07, 248), oklch(0.46, 0.075, 222)],
    sun: oklch(0.95, 0.03, 100),
    cloud: oklch(0.42, 0.06, 240),
    cloudShade: oklch(0.28, 0.06, 255),
    haze: oklch(0.38, 0.065, 240),
    sea: [oklch(0.44, 0.07, 222), oklch(0.29, 0.065, 240), oklch(0.2, 0.05, 255)],
    foam: oklch(0.8, 0.04, 210),
    key: oklch(0.82, 0.05, 215),
    shadow: oklch(0.19, 0.06, 262),
    lamp: oklch(0.91, 0.13, 84),
    ink: oklch(0.15, 0.045, 262),
    dimness: 0.58,
  },
  monsoon: {
    sky: [oklch(0.68, 0.035, 210), oklch(0.83, 0.025, 190), oklch(0.93, 0.035, 110)],
    sun: oklch(0.96, 0.03, 110),
    cloud: oklch(0.93, 0.015, 150),
    cloudShade: oklch(0.72, 0.025, 210),
    haze: oklch(0.84, 0.035, 165),
    sea: [oklch(0.75, 0.03, 185), oklch(0.56, 0.045, 190), oklch(0.42, 0.05, 200)],
    foam: oklch(0.97, 0.012, 140),
    key: oklch(0.95, 0.06, 112),
    shadow: oklch(0.33, 0.06, 200),
    lamp: oklch(0.93, 0.1, 86),
    ink: oklch(0.24, 0.045, 200),
    dimness: 0.05,
  },
}

/** The planes of one thing under the hour's light: lit, its own, turned away, and in the dark. */
export interface Tones {
  light: Colour
  base: Colour
  shade: Colour
  deep: Colour
}

/** What the hour makes of a thing's own colour. */
export function tonesOf(palette: Palette, own: Colour): Tones {
  const seen = mix(own, palette.shadow, palette.dimness)
  return {
    light: shift(mix(seen, palette.key, 0.42), { lightness: 0.02, chroma: 1.06 }),
    base: mix(seen, palette.key, 0.1),
    shade: mix(seen, palette.shadow, 0.42),
    deep: mix(seen, palette.shadow, 0.72),
  }
}

/** An hour with some of its colours changed: no two pictures need share a sky. */
export function paletteAt(hour: Hour, changes: Partial<Palette> & { turn?: number } = {}): Palette {
  const { turn = 0, ...own } = changes
  const base = hours[hour]
  const turned = (colour: Colour) => shift(colour, { hue: turn })
  const [zenith, middle, horizon] = base.sky
  const [far, mid, near] = base.sea
  return {
    ...base,
    sky: [turned(zenith), turned(middle), turned(horizon)],
    sea: [turned(far), turned(mid), turned(near)],
    ...own,
  }
}
