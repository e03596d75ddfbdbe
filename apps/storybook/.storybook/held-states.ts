import type { Plugin } from 'vite'

// Being on a part means being on what it stands in, except for the focus.
const held: Record<string, string> = {
  hover: '[data-held~="hover-within"]',
  active: '[data-held~="active-within"]',
  focus: '[data-held~="focus"]',
  'focus-visible': '[data-held~="focus"]',
  'focus-within': '[data-held~="focus-within"]',
}

/** `:hover` holds for `data-held` too, and so on, with the same weight in the cascade. */
export function withHeldStates(css: string): string {
  return css.replace(
    /:(hover|active|focus-visible|focus-within|focus)(?![-\w])/g,
    (pseudo, state) => `:is(${pseudo}, ${held[state]})`,
  )
}

/** Lets a matrix show what hover, focus and a press look like beside each other: a page has one pointer only. */
export function heldStates(): Plugin {
  return {
    name: 'susegad-held-states',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packages\/ui\/src\/[^?]+\.css(\?|$)/.test(id)) return null
      return { code: withHeldStates(code), map: null }
    },
  }
}
