import { composeStories } from '@storybook/react-vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

// The page has every sheet in one order; the test takes them out and gives them back in others.
const sources = import.meta.glob<string>('../src/{general,travel}/*/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})
const componentSheets = Object.values(sources)

type StoriesFile = Parameters<typeof composeStories>[0]
const storyFiles = import.meta.glob<StoriesFile>('../src/{general,travel}/*/*.stories.tsx', {
  eager: true,
})
const matrices = Object.entries(storyFiles).flatMap(([file, stories]) => {
  const { Matrix } = composeStories(stories) as { Matrix?: React.ComponentType }
  return Matrix ? [{ name: file.replace(/^.*\/(.*)\.stories\.tsx$/, '$1'), Matrix }] : []
})

const componentRules = (style: Element) => /@layer sg\.components\.tier-\d \{/.test(style.textContent ?? '')

const sheetOf = (parts: readonly string[]) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(parts.join('\n'))
  return sheet
}
const alphabetical = sheetOf(componentSheets)
// Whatever the order decides is decided by the other one of two rules here: no third order would tell more.
const reversed = sheetOf(componentSheets.toReversed())
const putIn = (sheet: CSSStyleSheet) => {
  document.adoptedStyleSheets = [sheet]
}

beforeAll(async () => {
  await page.viewport(1200, 900)
  for (const style of document.querySelectorAll('style')) {
    if (componentRules(style)) style.remove()
  }
  const still = document.createElement('style')
  still.textContent =
    '*, ::before, ::after { animation: none !important; transition: none !important } ' +
    // A photo may arrive between two drawings.
    'img { visibility: hidden !important }'
  document.head.append(still)
})

afterAll(() => {
  document.adoptedStyleSheets = []
})

// It asks for the computed styles of every element twice.
vi.setConfig({ testTimeout: 120_000 })

// What a wrong order changes first; all properties of all elements would take a minute.
const drawn = [
  'display',
  'position',
  'inset',
  'margin',
  'padding',
  'border',
  'borderRadius',
  'background',
  'color',
  'font',
  'letterSpacing',
  'textDecoration',
  'textAlign',
  'width',
  'height',
  'gap',
  'alignItems',
  'justifyContent',
  'flex',
  'gridTemplateColumns',
  'gridArea',
  'overflow',
  'opacity',
  'boxShadow',
  'outline',
  'translate',
  'scale',
  'zIndex',
  'objectFit',
  'aspectRatio',
  'content',
  'visibility',
  'whiteSpace',
  'cursor',
  'fill',
  'stroke',
  'maxWidth',
] as const satisfies readonly (keyof CSSStyleDeclaration)[]

function looks(): string[] {
  return [...document.body.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      const values = pseudo && style.content === 'none' ? [] : drawn.map((name) => `${name} ${style[name]}`)
      return `${element.getAttribute('class') ?? element.localName}${pseudo ?? ''}: ${values.join('; ')}`
    }),
  )
}

test('the sheets are in the page', () => {
  expect(componentSheets.filter((css) => css.includes('@layer sg.components.')).length).toBeGreaterThan(75)
  expect([...document.querySelectorAll('style')].filter(componentRules)).toEqual([])
})

test.each(matrices)('$name looks the same in any order of the stylesheets', async ({ Matrix }) => {
  putIn(alphabetical)
  await render(<Matrix />)
  const before = looks()
  putIn(reversed)
  const now = looks()
  const changed = now.filter((look, index) => look !== before[index])
  expect(changed.slice(0, 3), `${changed.length} of ${now.length}`).toEqual([])
})

// Those that restyle other components; of the rest the properties tell enough.
const compositions = [
  'activity-card',
  'alert-dialog',
  'beach-card',
  'enquiry-form',
  'hero',
  'hotel-card',
  'room-card',
]

test.each(matrices.filter(({ name }) => compositions.includes(name)))(
  '$name is drawn the same in any order of the stylesheets',
  async ({ Matrix }) => {
    putIn(alphabetical)
    const { container } = await render(<Matrix />)
    const draw = async () =>
      (await page.elementLocator(container).screenshot({ base64: true, save: false })).base64
    const before = await draw()
    putIn(reversed)
    expect(await draw()).toBe(before)
  },
)
