/** An OKLCH colour: lightness 0–1, chroma, hue in degrees, and alpha (default 1). */
export type Oklch = readonly [lightness: number, chroma: number, hue: number, alpha?: number]

type Rgb = readonly [red: number, green: number, blue: number]

export function toCss([lightness, chroma, hue, alpha = 1]: Oklch): string {
  return `oklch(${lightness} ${chroma} ${hue}${alpha < 1 ? ` / ${alpha}` : ''})`
}

/** Linear-light sRGB; a channel outside 0–1 is out of gamut. */
export function toLinearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const encode = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055

/** 8-bit sRGB channels. */
export function toRgb(color: Oklch): Rgb {
  const [red, green, blue] = toLinearRgb(color)
  const byte = (channel: number): number => Math.round(encode(Math.min(1, Math.max(0, channel))) * 255)
  return [byte(red), byte(green), byte(blue)]
}

export function toHex(color: Oklch): string {
  return `#${toRgb(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}

export function isShownBySrgb(color: Oklch): boolean {
  return toLinearRgb(color).every((channel) => channel > -0.001 && channel < 1.001)
}

const decode = (byte: number): number => {
  const channel = byte / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** An sRGB colour in hex notation: `#0e7c86`. */
export function fromHex(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    decode(Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), (hue + 360) % 360]
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * decode(red) + 0.7152 * decode(green) + 0.0722 * decode(blue)

const over = (top: Oklch, bottom: Rgb): Rgb => {
  const alpha = top[3] ?? 1
  const [red, green, blue] = toRgb(top)
  const mix = (upper: number, lower: number): number => Math.round(upper * alpha + lower * (1 - alpha))
  return [mix(red, bottom[0]), mix(green, bottom[1]), mix(blue, bottom[2])]
}

/** WCAG contrast ratio of the colours in 8-bit sRGB; a translucent background lies over white. */
export function contrast(foreground: Oklch, background: Oklch): number {
  const ground = over(background, [255, 255, 255])
  const one = luminance(over(foreground, ground))
  const two = luminance(ground)
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}
