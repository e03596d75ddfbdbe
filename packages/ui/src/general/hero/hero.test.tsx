import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Hero, HeroActions, HeroContent, HeroEyebrow, HeroLede, HeroMedia, HeroTitle } from './hero.tsx'

describeConformance('Hero', (props) => <Hero {...props} />, { slot: 'hero', tag: 'section' })
describeConformance('HeroMedia', (props) => <HeroMedia {...props} />, { slot: 'hero-media', tag: 'div' })
describeConformance('HeroContent', (props) => <HeroContent {...props} />, {
  slot: 'hero-content',
  tag: 'div',
})
describeConformance('HeroEyebrow', (props) => <HeroEyebrow {...props} />, { slot: 'hero-eyebrow', tag: 'p' })
describeConformance('HeroTitle', (props) => <HeroTitle {...props}>Goa</HeroTitle>, {
  slot: 'hero-title',
  tag: 'h1',
})
describeConformance('HeroLede', (props) => <HeroLede {...props} />, { slot: 'hero-lede', tag: 'p' })
describeConformance('HeroActions', (props) => <HeroActions {...props} />, {
  slot: 'hero-actions',
  tag: 'div',
})

const white = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="5"><path fill="white" d="M0 0h8v5H0z"/></svg>')}`

test.each(['poster', 'place'] as const)(
  '%s: the words stand on paper of their own, over any picture',
  async (variant) => {
    const screen = await render(
      <Hero variant={variant}>
        <HeroMedia>
          <img src={white} alt="" />
        </HeroMedia>
        <HeroContent>
          <HeroTitle>Amara Grand Hotel</HeroTitle>
        </HeroContent>
      </Hero>,
    )
    const title = screen.getByRole('heading', { level: 1 }).element()
    const { left, top } = title.getBoundingClientRect()
    const paper = title.closest('[data-slot="hero-content"]')
    expect(document.elementFromPoint(left + 4, top + 4)).toBe(title)
    expect(paper && getComputedStyle(paper).backgroundColor).toBe(
      getComputedStyle(document.documentElement).backgroundColor,
    )
  },
)

test('the picture fills its place', async () => {
  const screen = await render(
    <Hero variant="place">
      <HeroMedia>
        <img src={white} alt="White" />
      </HeroMedia>
      <HeroContent>
        <HeroTitle>Candolim</HeroTitle>
      </HeroContent>
    </Hero>,
  )
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON()
  const picture = screen.getByAltText('White').element()
  expect(box(picture)).toEqual(box(picture.parentElement))
})
