import { expect, it } from 'vitest'
import { Imports } from './printed.ts'

const file = (name: string) =>
  ({ name, hash: '1', width: 8, height: 5, tints: ['#000', '#000', '#000'] }) as const
const encoded = new Map(
  ['hotels/a/front', 'hotels/b/front'].map((name) => [
    name,
    { file: file(name), module: `${name.replaceAll('/', '--')}.ts`, exported: 'front' },
  ]),
)

it('keeps pictures of the same name apart in one module', () => {
  const imports = new Imports(encoded)
  const [one, other, again] = ['hotels/a/front', 'hotels/b/front', 'hotels/a/front'].map((name) =>
    imports.picture({ ...file(name), alt: 'The front' }),
  )
  expect(one).toBe('withAlt(picture_front, "The front")')
  expect(other).toBe('withAlt(picture_front_, "The front")')
  expect(again).toBe(one)
  expect(String(imports)).toContain(
    "import { front as picture_front_ } from '../../pictures/generated/hotels--b--front.ts'",
  )
})
