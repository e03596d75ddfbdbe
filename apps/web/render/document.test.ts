import { layerOrder } from '@susegad/ui/theme/layer-order'
import { expect, test } from 'vitest'
import { documentOf } from './document.ts'

test('the order of the layers comes before any rule, whichever sheet is first', () => {
  const styles = '@layer sg.components.tier-1{.sg-icon{color:red}}@layer sg.base{a{color:blue}}'
  const parts = { lang: 'en', head: '', sheets: [], startScript: '', scripts: [], data: [], html: '' }
  const style = /<style>([\s\S]*?)<\/style>/.exec(documentOf({ ...parts, styles }))?.[1]
  expect(style).toBe(layerOrder.replace(/\s+/g, ' ') + styles)
})
