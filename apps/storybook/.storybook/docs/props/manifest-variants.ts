import { readFileSync } from 'node:fs'
import { importsOf } from '../../../../../packages/ui/build/component-styles.ts'
import { variantsInFull } from '../../../../../packages/ui/vite/variants-in-full.ts'
import type { DocgenType } from './type-text.ts'

const root = new URL('../../../../../', import.meta.url).pathname

/** The union of a variant's values, from the module or from the one that it imports the type of. */
function unionOf(variant: string, file: string): string {
  for (const module of [root + file, ...importsOf(root + file)]) {
    const code = readFileSync(module, 'utf8')
    const type = new RegExp(`Variant<typeof \\w+, '${variant}'>`).exec(code)?.[0]
    if (type) return variantsInFull(`${code}\ntype Written = ${type}`).split('\ntype Written = ')[1] ?? type
  }
  throw new Error(`${file}: no cva lists the variant "${variant}".`)
}

/** Storybook reads the manifests' types from the files, where a variant is not written out. */
export function withVariants(type: DocgenType, file: string): DocgenType {
  const variant = /VariantProps\['(\w+)'\]/.exec(JSON.stringify(type))?.[1]
  if (!variant) return type
  const raw = unionOf(variant, file)
  return { name: 'union', raw, elements: raw.split(' | ').map((value) => ({ name: 'literal', value })) }
}
