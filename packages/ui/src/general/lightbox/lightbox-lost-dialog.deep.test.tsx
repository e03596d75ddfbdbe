import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { loseRequests } from '../../../test/emulate.ts'
import { samplePictures } from '../../internal/stories/sample-pictures.ts'
import { Lightbox, LightboxTrigger } from './lightbox.tsx'

afterEach(async () => {
  await loseRequests([])
  history.replaceState(null, '', location.pathname + location.search)
})

test('while its script is lost, each press follows its link', async () => {
  await loseRequests(['*/lightbox-dialog.tsx*'])
  const screen = await render(
    <Lightbox images={samplePictures}>
      <LightboxTrigger index={0} href="#first">
        First
      </LightboxTrigger>
      <LightboxTrigger index={1} href="#second">
        Second
      </LightboxTrigger>
    </Lightbox>,
  )
  await screen.getByText('First').click()
  await expect.poll(() => location.hash).toBe('#first')
  await screen.getByText('Second').click()
  await expect.poll(() => location.hash).toBe('#second')
  expect(screen.getByRole('dialog').elements()).toHaveLength(0)
})
