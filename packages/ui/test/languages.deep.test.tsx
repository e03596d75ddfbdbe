import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DialogClose } from '../src/general/dialog/dialog.tsx'
import { SiteFooterWhatsapp } from '../src/general/site-footer/site-footer.tsx'
import {
  SiteHeaderAccountMenu,
  SiteHeaderMenu,
  SiteHeaderMenuNav,
  SiteHeaderNav,
} from '../src/general/site-header/site-header.tsx'
import { arabic } from '../src/locale/ar.ts'
import { hindi } from '../src/locale/hi.ts'
import { LocaleProvider } from '../src/locale/locale.tsx'
import { EnquiryTab } from '../src/travel/enquiry-drawer/enquiry-drawer.tsx'
import { englishOf } from './labels-of.ts'
import { argsOf, show, storyFiles } from './stories.ts'
import { filled, textsOf, withoutPlaceholders } from './texts.ts'

const components = Object.keys(storyFiles).map((file) => /([^/]+)\.stories/.exec(file)?.[1] ?? file)

/** Props with which a component says more than its default story does. */
const talkative: Record<string, Record<string, unknown>> = {
  button: { state: 'loading' },
  faq: { entries: [] },
  'filters-bar': { activeCount: 2 },
  gallery: { images: [] },
  'membership-cta': { variant: 'floating', phone: '+91 832 000 0142' },
  price: { before: 1999 },
  'data-table': {
    columnMenu: true,
    defaultSort: { column: 'guest', direction: 'descending' },
    selection: 'multiple',
    state: 'busy',
  },
  table: { state: 'busy' },
}

const press = (slot: string) => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.click()

/** What makes a component say the rest of its words. */
const happenings: Record<string, () => unknown> = {
  lightbox: async () => {
    press('lightbox-trigger')
    await expect.element(page.getByRole('dialog')).toBeVisible()
  },
  'password-field': () => press('password-field-toggle'),
  'share-button': () => press('share-button'),
}

afterEach(() => {
  document.documentElement.dir = ''
})

/** Texts and names on the page. */
function saidOnPage(): string[] {
  const said = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
    // A text in parts, such as a count and its unit.
    element.children.length === 0 ? (element.textContent ?? '') : '',
    ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  ])
  return [...new Set(said.map((text) => text.trim()))].filter(Boolean)
}

const inHindi = (alone: ReactElement) => (
  <LocaleProvider locale="hi-IN" messages={hindi}>
    {alone}
  </LocaleProvider>
)

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The Hindi texts of a component's own set. */
const ownTexts = (component: string) =>
  Object.entries(hindi).flatMap(([name, labels]) => (name === camelCase(component) ? textsOf(labels) : []))

describe.each(components)('%s', (component) => {
  test('says nothing in English once the language is Hindi', async () => {
    const english = englishOf(component).filter((text) => /[a-z]/i.test(withoutPlaceholders(text)))
    await show(component, 'Default', talkative[component], inHindi)
    await happenings[component]?.()
    for (const form of document.forms) form.requestSubmit()
    const content = argsOf(component, 'Default')
    const isEnglish = (said: string) => english.some((text) => filled(text).test(said))
    // One word, such as the category Beach, may be the story's own.
    const isContent = (said: string) => !said.includes(' ') && content.includes(said)
    expect(saidOnPage().filter((said) => isEnglish(said) && !isContent(said))).toEqual([])
  })

  test('fits a phone in Arabic, from right to left', async () => {
    await page.viewport(375, 700)
    document.documentElement.dir = 'rtl'
    await show(component, 'Default', talkative[component], (story) => (
      <LocaleProvider locale="ar-AE" messages={arabic}>
        {story}
      </LocaleProvider>
    ))
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
  })
})

/** Parts whose default story shows them among others. */
const parts: Record<string, (labels: object) => ReactElement> = {
  dialog: (labels) => <DialogClose labels={labels} />,
  'enquiry-drawer': (labels) => <EnquiryTab labels={labels} />,
  'site-footer': (labels) => <SiteFooterWhatsapp labels={labels} />,
  'site-header': (labels) => (
    <>
      <SiteHeaderNav labels={labels} />
      <SiteHeaderAccountMenu labels={labels} />
      <SiteHeaderMenu labels={labels}>
        <SiteHeaderMenuNav labels={labels} />
      </SiteHeaderMenu>
    </>
  ),
}

test.each(components.filter((component) => ownTexts(component).length > 0))(
  '%s says what its own labels say instead',
  async (component) => {
    const texts = ownTexts(component).filter(([, text]) => text)
    const labels = Object.fromEntries(texts.map(([name]) => [name, `own ${name}`]))
    const part = parts[component]
    if (part) await render(inHindi(part(labels)))
    else await show(component, 'Default', { ...talkative[component], labels }, inHindi)
    await happenings[component]?.()
    const said = saidOnPage()
    expect(said.some((it) => it.startsWith('own '))).toBe(true)
    expect(texts.filter(([, text]) => said.some((it) => filled(text).test(it)))).toEqual([])
  },
)
