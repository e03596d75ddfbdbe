import { expect, it } from 'vitest'
import { fetchedFonts } from './fetched-fonts.ts'

const styles =
  '@font-face{font-family:A;src:url(/a.woff2)format("woff2");unicode-range:U+20-7E,U+A0}' +
  '@font-face{font-family:A;src:url(/a-extended.woff2)format("woff2");unicode-range:U+A1-A2,U+C0-17F}' +
  '@font-face{font-family:"A Fallback";src:local("Arial")}'
const page = (text: string) =>
  `<html><head><title>Müller</title></head><body><p title="ö">${text}</p><script>"ä"</script></body></html>`

it('counts a font only for a page that shows one of its letters', () => {
  expect(fetchedFonts(page('Palolem'), styles)).toEqual(['/a.woff2'])
  expect(fetchedFonts(page('Złoty'), styles)).toEqual(['/a.woff2', '/a-extended.woff2'])
})
