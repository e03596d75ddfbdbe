import { describe, expect, test } from 'vitest'
import { readCss, splitList, writeCss } from './css-tree.ts'
import { usedStyles } from './used-styles.ts'

const page = `<html dir="ltr"><body><main id="content"><ul class="list wide" data-layout="rows"><li class="item">
<a class="link" href="/a" aria-current="page">A</a></li></ul><details><summary>More</summary></details>
<p class="note" style="color:var(--shown)">Text</p><br><p class="after">Last</p></main></body></html>`

const used = (css: string) => usedStyles(readCss(css), page)

describe('the rules that a page needs', () => {
  test.each([
    ['a class of the page', '.note{color:red}'],
    ['an attribute with its value', '.list[data-layout=rows]{gap:0}'],
    ['an id', '#content{margin:0}'],
    ['a child', '.list>.item{margin:0}'],
    ['a descendant at any depth', 'main .link{margin:0}'],
    ['a sibling after an empty element', '.note~.after{margin:0}'],
    ['a state that the reader brings', '.link:focus-visible{color:red}'],
    ['what is so until a pointer comes', '.link:not(:hover,:active){color:red}'],
    ['what the browser opens by itself', 'details[open]>summary{color:red}'],
    ['a theme chosen by the script in the head', '[data-theme=dark] .note{color:red}'],
    ['a rule within rules', '.list{&>.item{.link{color:red}}}'],
    ['conditions', '@layer a{@media (width>=40rem){.note{color:red}}}'],
    ['lists of which one fits', ':is(.absent,.note):not(.other){color:red}'],
    ['the page itself', ':root{color:red}html{margin:0}*{margin:0}'],
    ['fonts', '@font-face{font-family:A;src:url(a.woff2)}'],
  ])('keep %s', (_what, css) => {
    expect(used(css)).toBe(css)
  })

  test.each([
    ['an absent class', '.absent{color:red}'],
    ['a class on another element', '.note.link{color:red}'],
    ['another value', '.list[data-layout=grid]{gap:0}'],
    ['a child that is a grandchild', '.list>.link{margin:0}'],
    ['a sibling that stands before', '.after~.note{margin:0}'],
    ['a disabled control where all are enabled', '.link:disabled{color:red}'],
    ['an absent class within a rule', '.list{& .absent{color:red}}'],
    ['an empty condition', '@media print{.absent{color:red}}'],
    ['a rule of which only idle tokens are left', '.note{--idle:1}'],
    ['a movement that nothing makes', '@keyframes wave{0%{opacity:0}to{opacity:1}}'],
  ])('leave out %s', (_what, css) => {
    expect(used(css)).toBe('')
  })

  test.each([
    ['an answer to a pointer', '.link:hover,.link:active .note{color:red}.note{&:hover{color:red}}'],
    ['another writing direction', '.note:dir(rtl){scale:-1 1}'],
    ['paper', '@media print{.note{color:red}}'],
    ['forced colours', '@media (forced-colors:active){.note{color:red}}'],
    ['how long a change takes', '.note{transition:color 1s;transition-duration:2s}'],
    ['how a thing enters', '@starting-style{.note{opacity:0}}'],
    ['what older browsers need', '@supports not (gap:1px){.note{color:red}}'],
    ['how it feels to a hand', '.note{cursor:pointer;user-select:none;overscroll-behavior-inline:contain}'],
  ])('leave %s to the whole sheet', (_what, css) => {
    expect(used(css)).toBe('')
  })

  test('of a list of selectors, those that fit', () => {
    expect(used('.absent,.note,.gone .note{color:red}')).toBe('.note{color:red}')
  })

  test('keep a movement that is made', () => {
    const css = '.note{animation:wave 1s}@keyframes wave{0%{opacity:0}to{opacity:1}}'
    expect(used(css)).toBe(css)
  })

  test('keep the custom properties that are read, by others too or in the HTML', () => {
    const css =
      ':root{--read:var(--deep);--deep:url("a;}b.svg");--idle:var(--idle-too);--idle-too:1;--shown:red}'
    expect(used(`${css}.note{margin:var(--read)}`)).toBe(
      ':root{--read:var(--deep);--deep:url("a;}b.svg");--shown:red}.note{margin:var(--read)}',
    )
  })
})

test('a stylesheet is written as it was read', () => {
  const css =
    '@layer a,b;@layer a{.x[data-a="}"]{color:red;&:hover{color:#000}background:url(data:image/png;base64,aa)}}'
  expect(writeCss(readCss(css))).toBe(css)
})

test('a list is split between its outermost commas only', () => {
  expect(splitList('.a:is(.b,.c), [title="x,y"],.d\\,e')).toEqual(['.a:is(.b,.c)', '[title="x,y"]', '.d\\,e'])
})
