import type { CDPSession } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

declare module 'vitest/browser' {
  interface BrowserCommands {
    systemFonts: (selector: string) => Promise<string[]>
  }
}

interface TreeNode {
  nodeId: number
  nodeType: number
  nodeValue: string
  attributes?: string[]
  children?: TreeNode[]
  shadowRoots?: TreeNode[]
  pseudoElements?: TreeNode[]
  contentDocument?: TreeNode
}

/** Texts below an element that use a system font, with that font. Their picture would depend on the machine. */
export const systemFonts: BrowserCommand<[string]> = async ({ context, page }, selector) => {
  const session = await context.newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const story = nodesBelow(root).find(isStoryFrame)?.contentDocument
  if (!story) throw new Error('The page has no frame of a story.')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: story.nodeId, selector })
  const part = nodesBelow(story).find((node) => node.nodeId === nodeId)
  const found = await Promise.all(nodesBelow(part ?? story).map((node) => systemFontsOf(node, session)))
  await session.detach()
  return found.flat()
}

const isStoryFrame = ({ attributes = [] }: TreeNode): boolean => attributes.includes('data-vitest')

/** Includes generated content and the inner text of fields, but not other documents. */
function nodesBelow(node: TreeNode): TreeNode[] {
  const { children = [], shadowRoots = [], pseudoElements = [] } = node
  return [node, ...[...pseudoElements, ...shadowRoots, ...children].flatMap(nodesBelow)]
}

async function systemFontsOf({ nodeId, children = [] }: TreeNode, session: CDPSession): Promise<string[]> {
  const text = children.map(({ nodeValue }) => nodeValue).join('')
  // Spaces beyond ASCII count: Chromium sets a narrow one as a text of its own in time fields.
  if (!/[^ \n\t]/.test(text)) return []
  const fonts = await session.send('CSS.getPlatformFontsForNode', { nodeId }).then(
    (used) => used.fonts,
    (error: Error) => {
      // Replaced by the page meanwhile, such as a live list.
      if (error.message.includes('Could not find node')) return []
      throw error
    },
  )
  const systemOnes = fonts.filter(({ isCustomFont }) => !isCustomFont)
  return systemOnes.map(({ familyName }) => `${familyName}: ${JSON.stringify(text)}`)
}
