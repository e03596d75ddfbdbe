import { expect, test } from 'vitest'
import { withHeldStates } from './held-states.ts'

test('each state of pointer and keyboard can be forced', () => {
  expect(withHeldStates('a:hover{} b:active{} c:focus-visible{} d:focus-within{} e:focus{}')).toBe(
    'a:is(:hover, [data-held~="hover-within"]){} b:is(:active, [data-held~="active-within"]){} ' +
      'c:is(:focus-visible, [data-held~="focus"]){} d:is(:focus-within, [data-held~="focus-within"]){} ' +
      'e:is(:focus, [data-held~="focus"]){}',
  )
})

test.each(['@media (hover: hover)', '[data-active]', 'transition: color 1s', ':focus-visible-x'])(
  '%s stays',
  (css) => {
    expect(withHeldStates(css)).toBe(css)
  },
)
