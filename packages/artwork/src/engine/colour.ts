import { clamp, mixNumbers } from './geometry.ts'

/** A colour as sRGB hex, the only form that leaves the engine. */
export type Colour = string

type Triple = readonly [number, number, number]

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function labToLinear([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function linearToLab([red, green, blue]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const isPrintable = (linear: Triple) => linear.every((value) => value > -0.0005 && value < 1.0005)

function hexOf(lab: Triple): Colour {
  let [lightness, a, b] = lab
  // Too strong for the screen: give up chroma, never hue or lightness.
  for (let step = 0; step < 24 && !isPrintable(labToLinear([lightness, a, b])); step++) {
    a *= 0.94
    b *= 0.94
    lightness = clamp(lightness)
  }
  const channels = labToLinear([lightness, a, b]).map((value) => Math.round(toGamma(clamp(value)) * 255))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function labOf(colour: Colour): Triple {
  const value = Number.parseInt(colour.slice(1), 16)
  return linearToLab([
    toLinear((value >> 16) / 255),
    toLinear(((value >> 8) & 255) / 255),
    toLinear((value & 255) / 255),
  ])
}

/** Lightness 0–1, chroma 0–0.37, hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180
  return hexOf([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)])
}

/** The even blend of two colours; straight through OKLab, so no stray hues between. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const [a, b] = [labOf(from), labOf(to)]
  return hexOf([
    mixNumbers(a[0], b[0], amount),
    mixNumbers(a[1], b[1], amount),
    mixNumbers(a[2], b[2], amount),
  ])
}

/** A neighbour of a colour: a little lighter or darker, duller or stronger, turned in hue. */
export function shift(colour: Colour, by: { lightness?: number; chroma?: number; hue?: number }): Colour {
  const [lightness, a, b] = labOf(colour)
  const chroma = Math.hypot(a, b) * (by.chroma ?? 1)
  const hue = Math.atan2(b, a) + ((by.hue ?? 0) * Math.PI) / 180
  return hexOf([clamp(lightness + (by.lightness ?? 0)), chroma * Math.cos(hue), chroma * Math.sin(hue)])
}

export const lightnessOf = (colour: Colour): number => labOf(colour)[0]
