import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { Picture } from '../picture/picture.tsx'
import { Lightbox, LightboxTrigger } from './lightbox.tsx'

const images = samplePictures.slice(0, 4)
const thumbnails = { display: 'grid', gap: 'var(--sg-space-2)', gridTemplateColumns: 'repeat(2, 1fr)' }

export const docs: ComponentDocs = {
  announced: [
    'Opening moves the focus in; each step announces the photo, and Escape returns to the one that was pressed.',
  ],
  uses: [
    {
      right: {
        shown: (
          <Lightbox images={images}>
            <div style={thumbnails}>
              {images.map((image, index) => (
                <LightboxTrigger key={image.src} index={index} href={image.src}>
                  <Picture {...image} ratio="landscape" />
                </LightboxTrigger>
              ))}
            </div>
          </Lightbox>
        ),
        because: 'Small photos show what there is; a press on one opens that photo.',
      },
      wrong: {
        shown: (
          <Lightbox images={images}>
            <p>
              <LightboxTrigger index={0} href={images[0]?.src}>
                Click here for photos
              </LightboxTrigger>
            </p>
          </Lightbox>
        ),
        because: 'Guests see none of the photos before they press, so few of them do.',
      },
    },
  ],
}
