import { type Node, parseTree } from 'jsonc-parser'

/** How a value stands in a file, so that writing it again changes no line that says the same. */
export interface Layout {
  /** Whether an object has its fields on lines of their own. */
  open: boolean
  /** A text, number or word as it is spelled. */
  spelled: string
  fields: ReadonlyMap<string, Layout>
  entries: readonly Layout[]
}

export function layoutOf(text: string): Layout | undefined {
  const root = parseTree(text)
  return root && read(root, text)
}

function read(node: Node, text: string): Layout {
  const children = node.children ?? []
  const isList = node.type === 'array'
  return {
    open: /^\{\s*\n/.test(text.slice(node.offset, node.offset + 200)),
    spelled: children.length > 0 ? '' : text.slice(node.offset, node.offset + node.length),
    fields: new Map(
      isList
        ? []
        : children.flatMap(({ children: [key, value] = [] }) =>
            key && value ? [[String(key.value), read(value, text)] as const] : [],
          ),
    ),
    entries: isList ? children.map((child) => read(child, text)) : [],
  }
}
