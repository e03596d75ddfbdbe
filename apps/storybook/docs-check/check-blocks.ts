import { blockFiles } from '../.storybook/blocks/block-files.ts'

/** Checks that the built workshop serves each block to the shadcn command. */
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
