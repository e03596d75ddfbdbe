import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '../src/fonts/fonts.css'

const fetchedFonts = () =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => /([\w-]+)\.woff2/.exec(name)?.[1] ?? [])
    .sort()

const context = document.createElement('canvas').getContext('2d')

function widthOf(letter: string, font: string): number {
  if (!context) throw new Error('The browser has no canvas.')
  context.font = `600 100px ${font}`
  return context.measureText(letter).width
}

/** The letters that change their width with the font after the web font. */
const drawnBySystem = (letters: string, family: string) =>
  [...letters]
    .filter((letter) => widthOf(letter, `"${family}", monospace`) !== widthOf(letter, `"${family}", serif`))
    .join('')

test('fetches the extended file only for its letters, and draws a name with them by the web font', async () => {
  const style = { fontFamily: '"Figtree Variable"' }
  await render(<p style={style}>Palolem, ₹4,500</p>)
  await document.fonts.ready
  expect(fetchedFonts()).toEqual(['figtree'])

  const name = 'Jäger Sørensen Łukasz Škoda äøłš'
  await render(<p style={style}>{name}</p>)
  await document.fonts.ready
  expect(fetchedFonts()).toEqual(['figtree', 'figtree-extended'])
  expect(drawnBySystem(name, 'Figtree Variable')).toBe('')
})

// The last letters are in no file that the families publish.
test.each([
  ['Figtree Variable', 'ĔĕĨĩĬĭĸĿŀŉŎŏŢţŦŧŨũſ'],
  ['Fraunces Variable', 'ŉſ'],
])('%s draws Latin-1 and Latin Extended-A without %s', async (family, absent) => {
  const letters = Array.from({ length: 0x180 }, (_, code) => String.fromCodePoint(code))
    .filter((letter) => /\p{Script=Latin}/u.test(letter) && !absent.includes(letter))
    .join('')
  await document.fonts.load(`600 100px "${family}"`, letters)
  expect(drawnBySystem(letters, family)).toBe('')
})
