import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { Lightbox, type LightboxProps, LightboxTrigger } from '../src/general/lightbox/lightbox.tsx'
import { Picture } from '../src/general/picture/picture.tsx'
import { samplePictures } from '../src/internal/stories/sample-pictures.ts'

export const images = samplePictures
  .slice(0, 4)
  .map((image, place) => ({ ...image, caption: `Caption ${place + 1}` }))

/** Photos that open in a lightbox. */
export function photos(props: Partial<LightboxProps> = {}) {
  return (
    <Lightbox images={images} {...props}>
      <p style={{ blockSize: '150vh' }}>
        {images.map((image, index) => (
          <LightboxTrigger key={image.src} index={index} href={image.src}>
            <Picture {...image} style={{ inlineSize: '6rem' }} />
          </LightboxTrigger>
        ))}
      </p>
    </Lightbox>
  )
}

export async function openLightbox(props: Partial<LightboxProps> = {}, index = 0) {
  const screen = await render(photos(props))
  const trigger = screen.getByRole('link', { name: images[index]?.alt ?? '' })
  await trigger.click()
  const dialog = screen.getByRole('dialog', { name: 'Pictures' })
  await expect.element(dialog).toBeVisible()
  const part = (name: string) =>
    dialog.element().querySelector(`[data-slot="lightbox-${name}"]`) as HTMLElement
  const shows = async (number: number) => {
    await expect.element(dialog.getByText(`${number} / 4`)).toBeVisible()
    await expect
      .element(dialog.getByRole('status'))
      .toHaveTextContent(`Picture ${number} of 4: Caption ${number}`)
  }
  return { screen, trigger, dialog, part, shows }
}
