import { readFileSync } from 'node:fs'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

const keyOf = (property: ESTree.ObjectPropertyKind): string => {
  if (property.type === 'SpreadElement')
    throw new Error('Name each variant of a cva where it is used: no spread.')
  return property.key.type === 'Identifier'
    ? property.key.name
    : String((property.key as ESTree.StringLiteral).value)
}

const propertiesOf = (node: unknown): ESTree.ObjectPropertyKind[] => {
  const { type, properties } = node as ESTree.ObjectExpression
  return type === 'ObjectExpression' ? properties : []
}

const valueAt = (node: unknown, name: string): unknown => {
  const found = propertiesOf(node).find((property) => keyOf(property) === name)
  return found?.type === 'Property' ? found.value : {}
}

/** Writes each `Variant<typeof button, 'size'>` as the union of what that `cva` of the module lists. */
export function variantsInFull(code: string): string {
  if (!code.includes('Variant<typeof ')) return code
  const { program } = parseSync('module.tsx', code)
  const variantsOf = new Map<string, unknown>()
  const named: { name: string; variant: string; start: number; end: number }[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'CallExpression') return
      if (init.callee.type === 'Identifier' && init.callee.name === 'cva')
        variantsOf.set(id.name, valueAt(init.arguments[1], 'variants'))
    },
    TSTypeReference({ typeName, typeArguments, start, end }) {
      if (typeName.type !== 'Identifier' || typeName.name !== 'Variant') return
      const [classes, variant] = typeArguments?.params ?? []
      if (classes?.type !== 'TSTypeQuery' || classes.exprName.type !== 'Identifier') return
      if (variant?.type !== 'TSLiteralType' || variant.literal.type !== 'Literal') return
      named.push({ name: classes.exprName.name, variant: String(variant.literal.value), start, end })
    },
  }).visit(program)
  return named.reduceRight((text, { name, variant, start, end }) => {
    const values = propertiesOf(valueAt(variantsOf.get(name), variant)).map((value) => `'${keyOf(value)}'`)
    if (values.length === 0) throw new Error(`Variant: no cva "${name}" of this module lists "${variant}".`)
    return `${text.slice(0, start)}${values.join(' | ')}${text.slice(end)}`
  }, code)
}

/** For what reads types without a type checker: react-docgen, and the writer of the published declarations. */
export function fullVariants(): Plugin {
  return {
    name: 'susegad-full-variants',
    enforce: 'pre',
    // On load: the writer of the declarations takes a module before any other plugin may transform it.
    load: {
      filter: { id: /\/packages\/ui\/src\/[^?]+\.tsx$/ },
      handler: (id) => variantsInFull(readFileSync(id, 'utf8')),
    },
  }
}
