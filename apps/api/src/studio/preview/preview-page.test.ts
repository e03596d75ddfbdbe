import { expect, it } from 'vitest'
import { previewPage } from './preview-page.ts'

it('hides the help card, which needs a script to close', () => {
  const html = previewPage(
    '<html><head></head><body><div data-slot="floating-contact"></div></body></html>',
    '/p',
  )
  expect(html).toMatch(/<style>\[data-slot="floating-contact"\]\{display:none!important\}<\/style><\/head>/)
})
