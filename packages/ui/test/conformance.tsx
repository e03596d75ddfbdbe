import type { CSSProperties, MouseEvent, ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { findAccessibilityProblems } from './axe.ts'
import { hydrate } from './hydrate.tsx'

/** Props that every part accepts; the test's `render` spreads them on the part. */
export interface ConformanceProps {
  className?: string
  id?: string
  lang?: string
  style?: CSSProperties
  ref?: (node: Element | null) => void
  onClick?: (event: MouseEvent) => void
}

export interface ConformanceOptions {
  /** `data-slot` of the part. */
  slot: string
  /** Tag that it renders, such as `'button'`. */
  tag: string
  /** Renders the part with `asChild` around an `<a href="/elsewhere">`. */
  renderAsChild?: (props: ConformanceProps) => ReactElement
  /** For a part that reacts to a click: whether it has reacted. A consumer's `preventDefault` must stop it. */
  hasActed?: (root: HTMLElement) => boolean
  /** Prop whose class reaches the frame that the part renders around its root, such as `fieldClassName`. */
  frame?: string
  /** Wraps the part in the parents it needs. */
  wrap?: (part: ReactElement) => ReactElement
}

/** Tests the rules that every part must follow, besides its own tests. */
export function describeConformance(
  name: string,
  renderPart: (props: ConformanceProps) => ReactElement,
  { slot, tag, renderAsChild, hasActed, frame, wrap }: ConformanceOptions,
): void {
  const placed = wrap ?? ((part: ReactElement) => part)
  const show = async (element: ReactElement): Promise<HTMLElement> => {
    const { baseElement } = await render(placed(element))
    const root = baseElement.querySelector<HTMLElement>(`[data-slot="${slot}"]`)
    if (!root) throw new Error(`${name} renders nothing with data-slot="${slot}".`)
    return root
  }

  describe(`${name} keeps the laws of every part`, () => {
    test(`it is a <${tag}> and its ref is that element`, async () => {
      const found: (Element | null)[] = []
      const root = await show(renderPart({ ref: (node) => found.push(node) }))
      expect(root.localName).toBe(tag)
      expect(found).toContain(root)
    })

    test('attributes it does not know reach the root', async () => {
      const root = await show(renderPart({ id: 'part', lang: 'hi', style: { scrollMarginTop: '7px' } }))
      expect([root.id, root.lang, root.style.scrollMarginTop]).toEqual(['part', 'hi', '7px'])
    })

    if (!wrap) {
      test(
        frame ? `${frame} reaches the frame around it` : 'nothing of its own stands around it',
        async () => {
          const root = await show(renderPart({ className: 'theirs', ...(frame && { [frame]: 'of-frame' }) }))
          const around: string[] = []
          for (
            let outer = root.parentElement;
            outer?.matches('[class*="sg-"]');
            outer = outer.parentElement
          ) {
            around.push(outer.className)
          }
          if (frame) expect(around.at(-1)).toMatch(/^sg-.* of-frame$/)
          else expect(around).toEqual([])
        },
      )
    }

    test('a class of the consumer is added after its own', async () => {
      const root = await show(renderPart({ className: 'theirs' }))
      expect(root.getAttribute('class')).toMatch(/^sg-.* theirs$/)
    })

    test("the consumer's click handler runs, before anything else", async () => {
      const seen: boolean[] = []
      const root = await show(
        renderPart({
          onClick: (event) => {
            seen.push(event.defaultPrevented)
            event.preventDefault()
          },
        }),
      )
      root.click()
      expect(seen).toEqual([false])
      if (hasActed) expect(hasActed(root)).toBe(false)
    })

    if (renderAsChild) {
      test('asChild gives everything to the element inside', async () => {
        const found: (Element | null)[] = []
        const root = await show(
          renderAsChild({ className: 'theirs', id: 'part', ref: (node) => found.push(node) }),
        )
        expect(root.localName).toBe('a')
        expect(root.getAttribute('href')).toBe('/elsewhere')
        expect(root.getAttribute('class')).toMatch(/^sg-.* theirs/)
        expect(root.id).toBe('part')
        expect(found).toContain(root)
      })
    }

    test('what the server sent hydrates without a complaint', async () => {
      const { complaints } = await hydrate(placed(renderPart({})))
      expect(complaints).toEqual([])
    })

    test('axe finds nothing', async () => {
      const root = await show(renderPart({}))
      expect(await findAccessibilityProblems(root.parentElement ?? root)).toEqual([])
    })
  })
}
