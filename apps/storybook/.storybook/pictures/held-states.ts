import type { Plugin } from 'vite'

// `:hover` and `:active` also match ancestors, `:focus` does not.
const held: Record<string, string> = {
  hover: '[data-held~="hover-within"]',
  active: '[data-held~="active-within"]',
  focus: '[data-held~="focus"]',
  'focus-visible': '[data-held~="focus"]',
  'focus-within': '[data-held~="focus-within"]',
}

/** Makes `:hover`, `:focus` and `:active` also match `data-held`, with the same specificity. */
export function withHeldStates(css: string): string {
  return css.replace(
    /:(hover|active|focus-visible|focus-within|focus)(?![-\w])/g,
    (pseudo, state) => `:is(${pseudo}, ${held[state]})`,
  )
}

/** Lets a matrix show hover, focus and press side by side: a page has only one pointer. */
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
