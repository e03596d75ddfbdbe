const holders = 'h1, h2, h3, h4, p, ul, ol, dl, dt, dd, li'
const shown = 'img, svg, iframe, input, select, button'

/** What in the page's main part announces or holds something that never comes, each by its tag. */
export function emptyParts(): string[] {
  const main = document.querySelector('main')
  const empty = [...(main?.querySelectorAll(holders) ?? [])].filter(
    (part) => part.textContent.trim() === '' && !part.querySelector(shown),
  )
  const lonely = main?.querySelectorAll('section > :is(h2, h3):only-child') ?? []
  return [...empty, ...lonely].map((part) => part.outerHTML.slice(0, 120))
}
