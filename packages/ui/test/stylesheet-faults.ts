import { type AtRule, type Declaration, parse, type Rule } from 'postcss'
import { colorWord } from './color-words.ts'

const parentsOf = (rule: Rule): AtRule[] => {
  const parents: AtRule[] = []
  for (let node = rule.parent; node && node.type !== 'root'; node = node.parent) {
    if (node.type === 'atrule') parents.push(node as AtRule)
  }
  return parents
}

const isLayered = (rule: Rule): boolean =>
  parentsOf(rule).some(
    ({ name, params }) => (name === 'layer' && /^sg\./.test(params)) || name.endsWith('keyframes'),
  )

/** Of a mask only the opacity counts. A colour made from a token, `oklch(from var(…) …)`, follows the theme. */
function literalColor({ prop, value }: Declaration): string | undefined {
  if (/^(-webkit-)?mask/.test(prop)) return undefined
  const words = value.replace(/url\([^)]*\)|"[^"]*"/g, '')
  return (
    /#[\da-f]{3,8}\b/i.exec(words)?.[0] ??
    /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\((?!(?:from )?var\()[^)]*\)?/i.exec(words)?.[0] ??
    colorWord.exec(words)?.[0]
  )
}

/** Shares of the box, of the text or of a token draw a shape; a corner below 4px is too small for a token. */
function literalRadius({ prop, value }: Declaration): string | undefined {
  if (!/^border.*radius$/.test(prop) || value.includes('var(') || value.includes('%')) return undefined
  return value.match(/[\d.]+(?:px|rem)/g)?.find((length) => !/^[0-3](\.\d+)?px$/.test(length))
}

/** A ring or a line has no blur: it is drawn. What is blurred is a shadow. */
function literalShadow({ prop, value }: Declaration): string | undefined {
  const dropped = /drop-shadow\(((?:[^()]|\([^()]*\))*)\)/.exec(value)?.[1]
  const shadows = /^(box|text)-shadow$/.test(prop) ? value : (dropped ?? '')
  return shadows
    .split(/,(?![^(]*\))/)
    .map((shadow) => shadow.match(/(?<![\w.(-])-?[\d.]+[a-z]*(?=\s|$)/g) ?? [])
    .find(([, , blur]) => Number.parseFloat(blur ?? '0') > 0)
    ?.join(' ')
}

/** What a component's stylesheet must not do, a line each: what was found where, and what to do. */
export function stylesheetFaults(file: string, css: string): string[] {
  const faults: string[] = []
  const sheet = parse(css)
  const add = (node: Rule | Declaration, what: string) =>
    faults.push(`${file}:${node.source?.start?.line} ${what}`)
  sheet.walkRules((rule) => {
    if (isLayered(rule)) return
    add(
      rule,
      `'${rule.selector}' stands in no layer and would win over every override: put it in @layer sg.components.`,
    )
  })
  sheet.walkDecls((declaration) => {
    const at = `'${declaration.prop}' has`
    const color = literalColor(declaration)
    if (color)
      add(
        declaration,
        `${at} the colour ${color}, the same in every theme: use a colour token, such as var(--sg-ink).`,
      )
    const radius = literalRadius(declaration)
    if (radius) add(declaration, `${at} the corner ${radius}: use var(--sg-radius-sm), -md, -lg or -full.`)
    const shadow = literalShadow(declaration)
    if (shadow) add(declaration, `${at} the shadow ${shadow}: use var(--sg-shadow-1), -2 or -3.`)
  })
  return faults
}
