import type { Plugin } from 'vite'
import { samplePictures } from '../../../../packages/ui/src/internal/stories/sample-pictures.ts'

// Flat skies: gradients take most bytes of a lossless picture.
const drawings = samplePictures.map(({ src }) =>
  decodeURIComponent(src.slice(src.indexOf(',') + 1)).replace(/<stop offset=".6".*?\/>/, ''),
)

/** Replaces the catalogue's pictures in tests, so that new artwork does not change every screenshot. */
export function drawnMedia(): Plugin {
  return {
    name: 'susegad-drawn-media',
    configureServer({ middlewares }) {
      middlewares.use('/media', ({ url = '' }, response) => {
        // One drawing for all sizes and formats of a picture.
        const [name = ''] = url.split(/-\d+\./)
        const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0)
        response.setHeader('content-type', 'image/svg+xml')
        response.end(drawings[sum % drawings.length])
      })
    },
  }
}
