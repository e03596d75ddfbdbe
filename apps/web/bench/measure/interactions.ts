/** One thing that a visitor does, as functions that run in the page. */
export interface Interaction {
  name: InteractionName
  /** What is pressed; the first of these that can be seen. */
  target: string
  /** Must be pressed before the target can be seen; not measured. */
  unfolds?: string
  /** Choosing is done by keys: what a phone opens for a list is not the page's. */
  by?: 'touch' | 'keys'
  /** Whether a page without script answers as well. */
  native: boolean
  /** What it has come to, as a text that the interaction changes. */
  state: () => string
  /** The key that takes it back, so that the next finds the page as it was. */
  undo?: 'Escape' | 'Home'
}

export type InteractionName = 'drawer' | 'menu' | 'arrow' | 'lightbox' | 'faq' | 'filter'

/** In this order on each page. */
export const interactions: readonly Interaction[] = [
  {
    name: 'drawer',
    target: 'button[commandfor=enquiry]',
    native: true,
    state: () => String(document.querySelector('dialog#enquiry')?.matches('[open]')),
    undo: 'Escape',
  },
  {
    name: 'menu',
    target: 'button[popovertarget=site-menu]',
    native: true,
    state: () => String(document.querySelector('#site-menu')?.matches(':popover-open')),
    undo: 'Escape',
  },
  {
    name: 'arrow',
    target: '[data-slot=carousel-next]',
    native: false,
    state: () => {
      const tracks = [...document.querySelectorAll('[data-slot=carousel-track]')]
      return tracks.map(({ scrollLeft }) => Math.round(scrollLeft)).join(' ')
    },
  },
  {
    name: 'lightbox',
    target: '[data-slot=gallery] [data-slot=lightbox-trigger]',
    native: false,
    state: () => String(document.querySelectorAll('dialog[open]').length),
    undo: 'Escape',
  },
  {
    name: 'faq',
    target: '#faq details:not([open]) > summary',
    native: true,
    state: () => String(document.querySelectorAll('#faq details[open]').length),
  },
  {
    name: 'filter',
    target: 'main [role=search] select, main search select',
    unfolds: 'main [role=search] summary, main [aria-controls=gallery-filters]',
    by: 'keys',
    native: false,
    // How many are shown.
    state: () => document.querySelector('main [role=status]')?.textContent ?? '',
    undo: 'Home',
  },
]
