import { blockItems } from './block-items.ts'

/** The registry's files by path: one for each block, and the list of all blocks. */
export function blockFiles(): Map<string, string> {
  const items = blockItems()
  const list = {
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'susegad',
    homepage: 'https://github.com/susegad/susegad',
    items: items.map((item) => ({
      ...item,
      files: item.files.map(({ content, ...file }) => file),
    })),
  }
  const written = [list, ...items].map(
    (content) =>
      [`r/${'items' in content ? 'registry' : content.name}.json`, JSON.stringify(content)] as const,
  )
  return new Map(written)
}
