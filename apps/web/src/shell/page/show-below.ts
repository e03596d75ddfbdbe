import { whenIdle } from '../deferred/when-idle.ts'

/** Lays out what lies below the first screen, one block after the other, so that no work takes long. */
export function showBelow(): void {
  const styles = document.querySelector<HTMLStyleElement>('style#below')
  const media = styles?.sheet?.cssRules[0]
  const rule = media instanceof CSSMediaRule ? media.cssRules[0] : undefined
  if (!styles || !(rule instanceof CSSStyleRule)) return
  const blocks = [...document.querySelectorAll<HTMLElement>(rule.selectorText)]
  const showNext = () => {
    const block = blocks.shift()
    if (!block) return styles.remove()
    block.style.contentVisibility = 'visible'
    requestAnimationFrame(() => whenIdle(showNext))
  }
  whenIdle(showNext)
}
