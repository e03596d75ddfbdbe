import sharp from 'sharp'
import { digest, frameOf } from './encodings.ts'
import { lettering, letteringWidth } from './lettering.ts'
import type { Master } from './master.ts'
import { fill, group } from './svg.ts'

export interface SocialCard {
  /** Name of the business. */
  brand: string
  /** Whether to show the logo. @default true */
  mark?: boolean
  /** The page's name, set large. */
  title: string
  /** A few words above the title. */
  kicker: string
  /** Position of the subject, from the left (0) to the right edge (1) of the picture. */
  focus?: number
}

/** Raised when the card is laid out differently. */
const layoutVersion = 'card-2'
const { width, height } = frameOf('social/home')
const [panel, margin, tile] = [448, 48, 28]
const [ink, paper, gold, blue] = ['#102733', '#f7efe0', '#f2b544', '#1f508e']

/** The brand's palm, wave and sun on its 32 by 32 grid. */
const mark = {
  rim: 'M16 1.5a14.5 14.5 0 0 1 0 29 14.5 14.5 0 0 1 0-29Z',
  figure:
    'M13 11.9Q5.4 7.9 2.9 16Q6.9 11.5 13 11.9ZM13 11.9Q10.7 5.4 4.6 7Q8.9 8.8 13 11.9ZM12.4 11.8Q10.3 7 12.6 2.9Q14.4 7.2 13.2 11.8ZM12.6 11.9Q14.1 5.3 20.6 5.8Q16.3 8.2 12.6 11.9ZM12.6 11.9Q20.1 7.7 23.4 15.4Q18.9 11.3 12.6 11.9ZM12 11.3Q13.2 18 9.5 25H13.3Q15.7 18.2 13.8 11.1Z',
  wave: 'M0 22.3Q4 19.9 8 22.3T16 22.3 24 22.3 32 22.3V26.3Q28 28.7 24 26.3T16 26.3 8 26.3 0 26.3Z',
}

/** Breaks a text into lines that fit the panel. */
function linesOf(text: string, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || letteringWidth(longer, size) > panel - margin * 2) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** The largest letters in which the title fits: no word wider than the panel, at most four lines. */
function settingOf(title: string): { size: number; lines: string[] } {
  const sizes = [84, 76, 68, 62, 56, 50]
  const fits = (size: number) => {
    const lines = linesOf(title, size)
    const widest = Math.max(...lines.map((line) => letteringWidth(line, size)))
    return widest <= panel - margin * 2 && lines.length <= (size > 62 ? 3 : 4)
  }
  const size = sizes.find(fits) ?? 46
  return { size, lines: linesOf(title, size) }
}

/** One column of painted tiles between the panel and the picture. */
function tiles(x: number): string {
  const petals = `M0 ${tile / 2}Q${tile / 2} ${tile / 2} ${tile / 2} 0Q${tile / 2} ${tile / 2} ${tile} ${tile / 2}Q${tile / 2} ${tile / 2} ${tile / 2} ${tile}Q${tile / 2} ${tile / 2} 0 ${tile / 2}Z`
  const corner = 'M0 0h7a7 7 0 0 1 -7 7Z'
  const corners = [0, 90, 180, 270]
    .map((turn) => `<path d="${corner}" fill="${gold}" transform="rotate(${turn} ${tile / 2} ${tile / 2})"/>`)
    .join('')
  return group([
    fill(`M${x} 0h${tile}V${height}h${-tile}Z`, paper),
    ...Array.from({ length: Math.ceil(height / tile) }, (_, index) =>
      group([fill(petals, blue), corners], { at: [x, index * tile + (height % tile) / 2 - tile / 2] }),
    ),
  ])
}

/** The lettering panel beside the picture. */
function layerOf({ brand, mark: marked = true, title, kicker }: SocialCard): string {
  const { size, lines } = settingOf(title)
  const lead = size * 1.06
  const foot = height - margin - 12 - (lines.length - 1) * lead
  const over = Math.min(30, (30 * (panel - margin * 2)) / letteringWidth(kicker, 30))
  const brandAt = marked ? margin + 82 : margin - 1
  const brandRoom = panel - margin - brandAt
  const brandSize = Math.min(42, (42 * brandRoom) / letteringWidth(brand, 42))
  const words = (text: string, x: number, y: number, letters: number, paint: string) =>
    fill(lettering(text, { at: [x, y], size: letters }), paint)
  const logo = group(
    [
      fill('M0 16a16 16 0 0 1 32 0a16 16 0 0 1 -32 0Z', blue),
      `<clipPath id="rim"><path d="${mark.rim}"/></clipPath>`,
      group(
        [
          fill('M13 15.4a7 7 0 0 1 14 0a7 7 0 0 1 -14 0Z', gold),
          fill(mark.wave, paper),
          fill(mark.figure, paper),
        ],
        { clip: 'url(#rim)' },
      ),
    ],
    { at: [margin, margin], scale: 2 },
  )
  const drawing = [
    fill(`M0 0H${panel}V${height}H0Z`, ink),
    ...(marked ? [logo] : []),
    words(brand, brandAt, margin + 46, brandSize, paper),
    fill(`M${margin} ${foot - size - 66}h56v5h-56Z`, gold),
    words(kicker, margin, foot - size - 16, over, gold),
    ...lines.map((text, index) => words(text, margin - 3, foot + index * lead, size, paper)),
    tiles(panel),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing.join('')}</svg>`
}

/** A link-preview card: a panel with the page's name beside its picture. */
export function socialCardMaster(card: SocialCard, picture: Master): Master {
  const layer = layerOf(card)
  const { focus = 0.5 } = card
  const left = panel + tile
  const view = width - left
  return {
    fingerprint: digest('social', layoutVersion, layer, String(focus), picture.fingerprint),
    async pixels() {
      const scaled = (await picture.pixels()).resize({ height })
      const { data: page, info: size } = await scaled
        .png({ compressionLevel: 1 })
        .toBuffer({ resolveWithObject: true })
      const start = Math.round(Math.min(Math.max(0, size.width * focus - view / 2), size.width - view))
      const cut = await sharp(page).extract({ left: start, top: 0, width: view, height }).toBuffer()
      const { data, info } = await sharp({ create: { width, height, channels: 3, background: ink } })
        .composite([
          { input: cut, left, top: 0 },
          { input: Buffer.from(layer), left: 0, top: 0 },
        ])
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    },
  }
}
