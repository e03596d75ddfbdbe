import { layerOrder } from '@susegad/ui/theme/layer-order'
import { expect, test } from 'vitest'
import { documentOf } from './document.ts'

const parts = {
  lang: 'en',
  head: '',
  styles: '',
  sheets: [],
  startScript: '',
  scripts: [],
  data: [],
  html: '',
}

test('the order of the layers comes before any rule, whichever sheet is first', () => {
  const styles = '@layer sg.components.tier-1{.sg-icon{color:red}}@layer sg.base{a{color:blue}}'
  const style = /<style>([\s\S]*?)<\/style>/.exec(documentOf({ ...parts, styles }))?.[1]
  expect(style).toBe(layerOrder.replace(/\s+/g, ' ') + styles)
})

test.each([
  ['en-IN', 'ltr'],
  ['hi-IN', 'ltr'],
  ['ar-AE', 'rtl'],
  ['ur-IN', 'rtl'],
])('a page in %s is written %s', (lang, direction) => {
  expect(documentOf({ ...parts, lang })).toContain(`<html lang="${lang}" dir="${direction}">`)
})
