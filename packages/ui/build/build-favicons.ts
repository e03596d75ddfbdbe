import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { logoArt } from '../src/general/logo/logo-art.ts'
import { type Oklch, toHex } from '../src/theme/color.ts'
import { themes } from '../src/theme/tokens.ts'

// Usage: node build-favicons.ts <folder>. Writes the browser and phone icons from the logo's mark.
const folder = process.argv[2]
if (!folder) throw new Error('Say which folder the icons go to: node build-favicons.ts <folder>')
mkdirSync(folder, { recursive: true })

const { light } = themes
const hex = (color: Oklch): string => toHex(color)
const { cx, cy, r } = logoArt.sun
const paper = hex(light['on-ink'])
const figure = [logoArt.wave, logoArt.trunk, ...logoArt.fronds].map((d) => `<path d="${d}"/>`).join('')
/** In a browser tab the fronds are thinner than a pixel: a stroke of their own colour thickens them. */
const bold = `stroke="${paper}" stroke-width="1" stroke-linejoin="round"`
const artOf = (rim: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${hex(light.gold)}"/><g fill="${paper}" ${rim}>${figure}</g>`
const art = artOf('')
const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><clipPath id="a"><path d="${logoArt.rim}"/></clipPath>${inside}</svg>\n`

const disc = (inside: string) =>
  svg(`<circle cx="16" cy="16" r="16" fill="${hex(light.tile)}"/><g clip-path="url(#a)">${inside}</g>`)
const round = disc(art)
const tiny = disc(artOf(bold))
const anySize = disc(
  `<style>@media (max-width:20px){.b{stroke:${paper};stroke-width:1;stroke-linejoin:round}}</style>${artOf('class="b"')}`,
)
// Phones crop the icon: the background fills the square and the mark keeps to the safe area.
const square = svg(
  `<path fill="${hex(light.tile)}" d="M0 0h32v32H0z"/><g transform="translate(3.6 3.6) scale(.775)" clip-path="url(#a)">${art}</g>`,
)

const png = (source: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(source), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An .ico file is a short directory followed by ordinary PNGs. */
function ico(images: readonly { size: number; image: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [index, { size, image }] of images.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(image.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += image.length
  }
  return Buffer.concat([head, ...images.map(({ image }) => image)])
}

// The name of the site is added when it is built.
const manifest = {
  start_url: '/',
  display: 'standalone',
  background_color: hex(light.surface),
  theme_color: hex(light.ink),
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
}

const files = {
  'favicon.svg': anySize,
  'favicon.ico': ico([
    { size: 16, image: await png(tiny, 16) },
    { size: 32, image: await png(round, 32) },
  ]),
  'apple-touch-icon.png': await png(square, 180),
  'icon-192.png': await png(round, 192),
  'icon-512.png': await png(round, 512),
  'icon-maskable-512.png': await png(square, 512),
  'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
}
for (const [name, content] of Object.entries(files)) writeFileSync(`${folder}/${name}`, content)
