import { blockFiles } from '../.storybook/blocks/block-files.ts'

/** Whether the built workshop serves each block as the shadcn command asks for it. */
export async function blockTroubles(origin: string): Promise<string[]> {
  const troubles: string[] = []
  for (const [path, content] of blockFiles()) {
    const response = await fetch(`${origin}/${path}`)
    if (!response.ok) troubles.push(`${path}: ${response.status}`)
    else if ((await response.text()) !== content)
      troubles.push(`${path} is not what the sources say: build again`)
  }
  return troubles
}
