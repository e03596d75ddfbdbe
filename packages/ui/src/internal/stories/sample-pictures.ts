import type { PictureImage } from '../../general/picture/picture.tsx'

interface Scene {
  alt: string
  /** Colours: upper sky, horizon, sea or land, foreground, light. */
  inks: readonly [string, string, string, string, string]
  /** Shapes in a frame of 160 × 100. */
  shapes: (inks: Scene['inks']) => string
}

const palm = (x: number, y: number, ink: string) =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="${ink}" stroke-linecap="round"><path d="M0 0q3-16-2-34" stroke-width="1.8"/><g stroke-width="2.4"><path d="M-2-34q-9-5-17 3"/><path d="M-2-34q-8 0-12 10"/><path d="M-2-34q9-6 17 1"/><path d="M-2-34q9-1 13 9"/><path d="M-2-34q-2-8-9-9"/><path d="M-2-34q3-8 10-8"/></g></g>`

const sun = (x: number, y: number, r: number, ink: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/><circle cx="${x}" cy="${y}" r="${r * 1.7}" fill="${ink}" opacity=".18"/>`

const waves = (y: number, ink: string) =>
  [0, 7, 15]
    .map(
      (step) =>
        `<path d="M0 ${y + step}q10-3 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0" opacity="${0.5 - step / 50}"/>`,
    )
    .join('')
    .replace(/^/, `<g fill="none" stroke="${ink}" stroke-width="1">`)
    .concat('</g>')

const scenes: readonly Scene[] = [
  {
    alt: 'Two fishing boats on a palm beach at dawn',
    inks: ['#f2c9a0', '#f7e3c0', '#3f8f8c', '#e9cf9b', '#ee7a4f'],
    shapes: ([, , sea, sand, light]) =>
      `${sun(112, 50, 11, light)}<path fill="${sea}" d="M0 54h160v22H0z"/>${waves(58, '#f7e3c0')}<path fill="${sand}" d="M0 80q50-14 100-7t60-5v32H0z"/><path fill="#7a3a26" d="M58 78h34l-6 8H65z"/><path fill="#17454f" d="M92 84h26l-5 6H97z"/><path d="M74 78V62l12 12" fill="none" stroke="#7a3a26"/>${palm(22, 92, '#12343b')}${palm(36, 96, '#17454f')}`,
  },
  {
    alt: 'A laterite fort above the open sea',
    inks: ['#8ec3c4', '#e8ead2', '#1f6f7c', '#8e3f26', '#f4c14e'],
    shapes: ([, , sea, rock, light]) =>
      `${sun(38, 26, 9, light)}<path fill="${sea}" d="M0 56h160v44H0z"/>${waves(64, '#cfe6dd')}<path fill="${rock}" d="M160 30h-52l-8 10v12l-16 6-10 16-22 10-6 16h114z"/><path fill="#6c2c1b" d="M160 46h-36l-14 18-16 10-14 26h80z"/><path fill="#f4e7cf" d="M112 30V18h8v4h5v-4h8v12z"/><path fill="#a8532f" d="M104 40h40v-8h-40z"/>`,
  },
  {
    alt: 'A street of coloured façades with iron balconies',
    inks: ['#f6dcb2', '#f9ecd2', '#c8573a', '#24566b', '#e9a93c'],
    shapes: ([, , red, blue, yellow]) =>
      `<path fill="${red}" d="M0 20h52v80H0z"/><path fill="${yellow}" d="M52 12h50v88H52z"/><path fill="${blue}" d="M102 24h58v76h-58z"/><path fill="#7d2f1d" d="M-2 20l27-9 29 9z"/><path fill="#8e4a1e" d="M50 12l27-10 27 10z"/><path fill="#173a49" d="M100 24l30-10 32 10z"/><g fill="#fbf1de">${[8, 28, 60, 82, 112, 136].map((x) => `<path d="M${x} 34h12v18h-12zM${x} 64h12v20h-12z"/>`).join('')}</g><g fill="#12343b">${[10, 30, 62, 84, 114, 138].map((x) => `<path d="M${x} 36h8v16h-8zM${x} 66h8v18h-8z"/>`).join('')}</g><g stroke="#12343b" stroke-width="1.2">${[6, 26, 58, 80, 110, 134].map((x) => `<path d="M${x} 47h16M${x} 53h16"/>`).join('')}</g><path fill="#d9c6a4" d="M0 90h160v10H0z"/>`,
  },
  {
    alt: 'A lit river boat under a bridge at dusk',
    inks: ['#2a2f57', '#c8647a', '#1d3f5a', '#10253b', '#ffd37a'],
    shapes: ([, , river, dark, light]) =>
      `${sun(128, 44, 8, '#f7a26b')}<path fill="${river}" d="M0 56h160v44H0z"/><path fill="${dark}" d="M0 36h160v5H0z"/><path fill="none" stroke="${dark}" stroke-width="4" d="M0 60q24-26 48-20M160 60q-24-26-48-20"/><path fill="${dark}" d="M44 40h5v22h-5zM111 40h5v22h-5z"/>${waves(76, '#e79aa0')}<path fill="#0c1c2e" d="M46 66h70l-8 12H54z"/><path fill="#7a3145" d="M56 56h50v10H56z"/><g fill="${light}">${[59, 67, 75, 83, 91, 99].map((x) => `<path d="M${x} 58h5v5h-5z"/>`).join('')}<circle cx="50" cy="62" r="1.5"/><circle cx="112" cy="62" r="1.5"/></g>`,
  },
  {
    alt: 'A waterfall in four steps with a train viaduct',
    inks: ['#cfe2d0', '#eef2dd', '#2f6b4f', '#17402f', '#f3f7f2'],
    shapes: ([, , hill, deep, white]) =>
      `<path fill="#7fae86" d="M0 44l34-26 30 14 40-26 56 30v64H0z"/><path fill="${hill}" d="M0 60l40-28 36 10 48-16 36 22v52H0z"/><path fill="${white}" d="M70 20l10-3 4 14 8 4-2 18 10 4-3 20 8 6 4 17H86l-4-18-8-4 2-16-8-6 4-18z"/><path fill="none" stroke="#6d4a35" stroke-width="4" d="M0 62h160"/><g fill="#6d4a35">${[10, 34, 58, 106, 130, 152].map((x) => `<path d="M${x} 62h5v16h-5z"/>`).join('')}</g><path fill="#a8342a" d="M104 54h52v7h-52z"/><path fill="${deep}" d="M0 82q40-12 82 2t78-4v20H0z"/>`,
  },
  {
    alt: 'A table laid on a veranda over the bay at sunset',
    inks: ['#e8825f', '#f6c48a', '#3d6f86', '#5a2a22', '#fff1cf'],
    shapes: ([, , bay, wood, light]) =>
      `${sun(82, 50, 14, light)}<path fill="${bay}" d="M0 56h160v26H0z"/>${waves(60, '#f6c48a')}<path fill="${wood}" d="M0 0h160v9H0zM10 0h7v84h-7zM143 0h7v84h-7z"/><path fill="#3f1c18" d="M0 80h160v20H0z"/><g stroke="${wood}" stroke-width="2">${[24, 34, 44, 116, 126, 136].map((x) => `<path d="M${x} 62v20"/>`).join('')}<path d="M17 62h32M111 62h32"/></g><path fill="#f7ead2" d="M56 74h50l4 5H52z"/><path fill="#f7ead2" d="M78 78h6v16h-6z"/><path fill="#2c8577" d="M70 66h5v8h-5zM90 69h8v5h-8z"/>`,
  },
]

function drawn({ alt, inks, shapes }: Scene, width: number, height: number): PictureImage {
  const [top, horizon, middle, front] = inks
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".6" stop-color="${horizon}"/></linearGradient></defs><path fill="url(#s)" d="M0 0h160v100H0z"/>${shapes(inks)}</svg>`
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width,
    height,
    alt,
    placeholder: `linear-gradient(${top}, ${horizon} 45%, ${middle} 60%, ${front})`,
  }
}

/** Six drawn pictures of 8:5 for stories and tests; they need no network. */
export const samplePictures: readonly PictureImage[] = scenes.map((scene) => drawn(scene, 1200, 750))

/** The same scenes as upright posters of 2:3. */
export const samplePosters: readonly PictureImage[] = scenes.map((scene) => drawn(scene, 800, 1200))

/** A picture that fails to load. */
export const brokenPicture: PictureImage = {
  src: 'data:image/png;base64,AAAA',
  width: 1200,
  height: 750,
  alt: 'The pool between ochre arcades',
}
