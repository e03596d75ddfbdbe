import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { serveFolder } from '../serve-folder.ts'

interface Host {
  sheet: string
  place: 'before' | 'after'
  /** Whether the components look the same beside these styles. */
  keepsComponents: boolean
  /** Whether a Tailwind utility on a component wins; undefined without Tailwind. */
  utilityWins?: boolean
}

const bothPlaces = (host: Omit<Host, 'place'>): Host[] => [
  { ...host, place: 'before' },
  { ...host, place: 'after' },
]

// The table under "Beside other styles" in packages/ui/README.md.
const hosts: Host[] = [
  ...bothPlaces({ sheet: 'tailwind', keepsComponents: true, utilityWins: true }),
  { sheet: 'tailwind-alone', place: 'before', keepsComponents: true, utilityWins: false },
  { sheet: 'tailwind-alone', place: 'after', keepsComponents: true, utilityWins: true },
  ...bothPlaces({ sheet: 'reset-in-layer', keepsComponents: true }),
  ...bothPlaces({ sheet: 'own-buttons-in-layer', keepsComponents: true }),
  ...bothPlaces({ sheet: 'reset', keepsComponents: false }),
  ...bothPlaces({ sheet: 'own-buttons', keepsComponents: false }),
]

/** Opens a built page beside each host's styles, and lists deviations from the table. */
export async function hostTroubles(browser: Browser, folder: string): Promise<string[]> {
  const site = await serveFolder(folder)
  const page = await browser.newPage()
  const troubles: string[] = []
  try {
    await page.goto(site.origin, { waitUntil: 'networkidle' })
    const alone = await looks(page)
    for (const host of hosts) {
      await page.goto(site.origin, { waitUntil: 'networkidle' })
      await linkSheet(page, readFileSync(`${folder}/${host.sheet}.css`, 'utf8'), host.place)
      const found = await looks(page)
      const name = `${host.sheet}, linked ${host.place} the components`
      const changed = alone.components.filter((look, index) => look !== found.components[index])
      if (changed.length > 0 === host.keepsComponents) {
        troubles.push(`${name}: ${changed.length} elements look different: ${changed.slice(0, 3).join('; ')}`)
      }
      if (host.utilityWins !== undefined && (found.utilityPadding === '0px') !== host.utilityWins) {
        troubles.push(`${name}: p-0 on a Button leaves a padding of ${found.utilityPadding}`)
      }
    }
  } finally {
    await page.close()
    site.close()
  }
  return troubles
}

function linkSheet(page: Page, css: string, place: Host['place']): Promise<void> {
  return page.evaluate(
    ([text, where]) => {
      const style = document.createElement('style')
      style.textContent = text
      if (where === 'before') document.head.prepend(style)
      else document.head.append(style)
    },
    [css, place] as const,
  )
}

function looks(page: Page): Promise<{ components: string[]; utilityPadding: string }> {
  return page.evaluate(() => {
    const shown = [
      'display',
      'padding',
      'margin',
      // Not borderStyle: Tailwind's preflight sets `solid` with a width of 0 on every element.
      'borderWidth',
      'borderRadius',
      'backgroundColor',
      'color',
      'font',
    ] as const
    const components = [...document.querySelectorAll('main [data-slot]:not(#utility)')]
    return {
      components: components.map((element) => {
        const style = getComputedStyle(element)
        return `${element.getAttribute('data-slot')}: ${shown.map((name) => style[name]).join(', ')}`
      }),
      utilityPadding: getComputedStyle(document.querySelector('#utility') ?? document.body).paddingLeft,
    }
  })
}
