import axe from 'axe-core'
import { expect, inject } from 'vitest'
import { commands, page, server } from 'vitest/browser'
import drawnBy from '../../pictures/browsers.json' with { type: 'json' }
import { pictureName } from './picture-name.ts'

const browser = inject('browserVersion')
const majorOf = (version = '') => version.split('.')[0]

// In the browser version of the picture almost every pixel must match. Other versions render glyph edges differently:
// there a moved or missing part must still fail (800 pixels are less than the smallest button), and so must a large
// area whose colour differs slightly.
const strict = [{ threshold: 0.02, allowedMismatchedPixels: 16 }]
const loose = [
  { threshold: 0.2, allowedMismatchedPixels: 800 },
  { threshold: 0.02, allowedMismatchedPixels: 5000 },
]
// Renewing compares strictly: a picture that matches is recorded for this version, any other is taken again.
const isRenewing = server.config.snapshotOptions.updateSnapshot === 'all'
const tolerancesOf = (name: string) =>
  isRenewing || majorOf((drawnBy as Record<string, string>)[name]) === majorOf(browser) ? strict : loose

// "Link copied" and the like are shown for five seconds; a busy machine takes longer to draw them.
const NOTICE_SHOWN = 5000
const { setTimeout: wait } = window
window.setTimeout = ((run: () => void, time?: number, ...rest: unknown[]) =>
  time === NOTICE_SHOWN ? 0 : wait(run, time, ...rest)) as typeof window.setTimeout

interface StoryContext {
  id: string
  /**
   * `height` crops the picture of a long page, `part` takes one element; other stories cover the rest. `photos` keeps
   * photos, which are grey otherwise: they take most bytes of a picture and show nothing of the component.
   */
  parameters: {
    layout?: string
    picture?: { skip?: boolean; height?: number; part?: string; photos?: boolean }
  }
}

/** A component's matrix shows what its default story does, and more. */
const isInMatrix = (id: string): boolean => /^components-.+--default$/.test(id)

const isWholePage = (id: string): boolean => /^pages-.+--default$/.test(id)

/** Matrices have pictures in both themes, since components decide the colours, and so has one story of each page. */
const isDrawnDark = (id: string): boolean => isWholePage(id) || /--matrix$/.test(id)

/** The parts of the page's own story, narrower or with longer texts, and therefore in the same colours. */
const hasColoursOfItsPage = (id: string): boolean => /^pages-.+--(phone|long-text)$/.test(id)

export function beforeEach({ id, parameters }: StoryContext): void {
  const { classList } = document.body
  // Lay out the whole page, which otherwise lays out only what is near the window.
  document.documentElement.dataset.whole = ''
  // Storybook adds its padding only in its own window: without it, focus rings are cut off.
  classList.toggle('picture-padded', parameters.layout !== 'fullscreen')
  classList.toggle('picture-grey', !parameters.picture?.photos && !isWholePage(id))
}

/** After each story: screenshots in light and dark, and contrast in the themes that the story's own check skips. */
export async function afterEach({ id, parameters }: StoryContext): Promise<void> {
  if (parameters.picture?.skip || isInMatrix(id)) return
  const root = document.documentElement
  // A page that is still loading.
  await expect.poll(() => document.querySelector('[data-part=""]'), { timeout: 60_000 }).toBeNull()
  // Before measuring the height: lines of the fallback font break differently.
  await document.fonts.ready
  await fitWindow((!parameters.picture?.part && parameters.picture?.height) || document.body.scrollHeight)
  // A broken image must not fail the screenshot: some stories show one on purpose.
  await Promise.allSettled((await imagesInSight()).map((image) => image.decode()))
  const part = parameters.picture?.part ?? 'body'
  expect(await commands.systemFonts(part), `${id}: text that only a font of the system has`).toEqual([])
  const themes = hasColoursOfItsPage(id) ? ['light'] : ['light', 'dark', 'contrast']
  for (const theme of themes) {
    root.dataset.theme = theme
    if (theme !== 'light') await expectReadable(id, theme)
    if (theme === 'contrast' || (theme === 'dark' && !isDrawnDark(id))) continue
    const name = pictureName(id, theme)
    await expectPicture(name, part)
  }
  root.dataset.theme = 'light'
  if (id.endsWith('--matrix')) await expectNoOverflow(id)
}

/** Vitest's own comparison, which waits for a stable page and writes the differences. */
async function expectPicture(name: string, part: string): Promise<void> {
  const place = document.querySelector(part)
  if (!place) throw new Error(`The page has no ${part}, which its picture shows.`)
  const exceeded = await commands.exceededTolerance(name, part, tolerancesOf(name))
  if (!exceeded) return
  await expect
    .element(page.elementLocator(place))
    .toMatchScreenshot(name, { comparatorName: 'pixelmatch', comparatorOptions: exceeded })
}

/** The images that can be seen, not those that a carousel still hides. */
function imagesInSight(): Promise<HTMLImageElement[]> {
  const { images } = document
  if (images.length === 0) return Promise.resolve([])
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const seen = entries.filter(({ intersectionRatio }) => intersectionRatio > 0)
      resolve(seen.map(({ target }) => target as HTMLImageElement))
    })
    for (const image of images) observer.observe(image)
  })
}

/** Grows the window to a tall story, since content below the window is not painted. */
async function fitWindow(height: number): Promise<void> {
  const { body } = document
  body.classList.remove('picture-cut')
  if (height > innerHeight) await page.viewport(innerWidth, Math.ceil(height))
  if (body.scrollHeight > innerHeight) body.classList.add('picture-cut')
}

async function expectReadable(id: string, theme: string): Promise<void> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  })
  const places = violations.flatMap((violation) => violation.nodes.map((node) => node.target.join(' ')))
  expect(places, `${id}: too little contrast in the ${theme} theme`).toEqual([])
}

/** A matrix has every state of its component, so none may be wider than a phone. */
async function expectNoOverflow(id: string): Promise<void> {
  await page.viewport(390, innerHeight)
  const { scrollWidth } = document.documentElement
  expect(scrollWidth, `${id}: wider than a phone of 390 px`).toBeLessThanOrEqual(390)
}
