import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { Gallery } from './gallery.tsx'

const captions = ['Candolim', 'Chapora', 'Fontainhas', 'On the Mandovi']
const images = samplePictures.slice(0, 4).map((image, place) => ({ ...image, caption: captions[place] }))
// Four shots of one view, as from a camera; each has its own URL.
const takes = [1, 2, 3, 4].flatMap((take) =>
  samplePictures
    .slice(1, 2)
    .map((image) => ({ ...image, src: `${image.src}#${take}`, caption: `DSC_004${take}` })),
)

export const docs: ComponentDocs = {
  uses: [
    {
      right: {
        shown: <Gallery aria-label="Photos of Goa" images={images} />,
        because: 'Each photo shows something new, and its caption says what.',
      },
      wrong: {
        shown: <Gallery aria-label="Photos of the fort" images={takes} />,
        because: 'Four takes of one view under file names: guests open them all and learn nothing more.',
      },
    },
  ],
}
