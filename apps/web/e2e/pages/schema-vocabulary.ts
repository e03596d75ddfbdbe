import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Declared {
  parents: string[]
  /** Each property with the types it may hold. */
  properties: Map<string, Set<string>>
}

export type Node = Record<string, unknown>

/** schema.org's types and properties, read from the declarations that are generated from its vocabulary. */
function readVocabulary(): Map<string, Declared> {
  const file = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts')
  const found = new Map<string, Declared>()
  const interfaces = /^(?:export )?interface (\w+) extends ([^{]+) \{([\s\S]*?)^\}/gm
  for (const [, name = '', parents = '', body = ''] of readFileSync(file, 'utf8').matchAll(interfaces)) {
    const properties = new Map<string, Set<string>>()
    for (const [, property = '', range = ''] of body.matchAll(/^ {4}"?([\w@-]+)"?\??: (.+);$/gm))
      properties.set(property, new Set(range.match(/\w+/g)))
    found.set(name, { parents: parents.match(/\w+/g) ?? [], properties })
  }
  return found
}

const vocabulary = readVocabulary()

function lineage(type: string): string[] {
  const seen = new Set<string>()
  const climb = (name: string): void => {
    if (seen.has(name) || !vocabulary.has(name)) return
    seen.add(name)
    for (const parent of vocabulary.get(name)?.parents ?? []) climb(parent)
  }
  climb(`${type}Leaf`)
  climb(`${type}Base`)
  return [...seen]
}

/** Types and properties of a node and its inner nodes that schema.org doesn't define. */
export function unknownToSchema(node: Node, at = ''): string[] {
  const type = String(node['@type'])
  const line = lineage(type)
  const here = `${at}${type}`
  if (line.length === 0) return [`${here} is no type`]
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@') || property.endsWith('-input')) return []
    const range = line.map((name) => vocabulary.get(name)?.properties.get(property)).find(Boolean)
    if (!range) return [`${here} has no ${property}`]
    return [value].flat().flatMap((part) => {
      if (typeof part !== 'object' || part === null) return []
      const inner = part as Node
      if (!('@type' in inner))
        return Object.keys(inner).join() === '@id' ? [] : [`${here}.${property} has no type`]
      const kinds = lineage(String(inner['@type'])).map((name) => name.replace(/(Base|Leaf)$/, ''))
      const fits = kinds.some((kind) => range.has(kind))
      return [
        ...(fits ? [] : [`${here}.${property} can't hold ${inner['@type']}`]),
        ...unknownToSchema(inner, `${here}.${property} `),
      ]
    })
  })
}
