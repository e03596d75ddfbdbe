import { longestMarkdown, type MarkdownNode, type MarkdownTree, marksIn, mostMarks, parse } from './parse.ts'
import { isSafeLink } from './safe-link.ts'

export interface MarkdownFault {
  problem: string
  cure: string
}

const deepestList = 3
const allowed = 'You can use paragraphs, *emphasis*, **strong** words, [links](/contact) and lists.'

/** Markdown that is not allowed, by the parser's node type. */
const refused: Readonly<Record<string, { what: string; cure: string }>> = {
  heading: { what: 'a heading', cure: 'Begin a paragraph with **strong** words instead.' },
  html: { what: 'HTML', cure: `Remove it. ${allowed}` },
  image: { what: 'an image', cure: 'Put it among the photos of the record.' },
  code: { what: 'code', cure: 'Remove the code marks (`).' },
  inlineCode: { what: 'code', cure: 'Remove the code marks (`).' },
  blockquote: { what: 'a quotation', cure: 'Remove the >.' },
  thematicBreak: { what: 'a line across', cure: 'Leave an empty line between the paragraphs instead.' },
  definition: { what: 'a reference', cure: 'Write the address in the link, such as [rates](/rates).' },
  linkReference: { what: 'a reference', cure: 'Write the address in the link, such as [rates](/rates).' },
  imageReference: { what: 'an image', cure: 'Put it among the photos of the record.' },
}

const tableRule = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*\|[ \t|:-]*$/m

const short = (text: string): string => {
  const line = text.trim().split('\n')[0] ?? ''
  return line.length > 40 ? `${line.slice(0, 40)}…` : line
}

/** The first disallowed Markdown and how to fix it; undefined if there is none. */
export function markdownFault(source: string): MarkdownFault | undefined {
  if (source.length > longestMarkdown)
    return {
      problem: `has ${source.length} characters`,
      cure: `Keep it within ${longestMarkdown}, or divide it.`,
    }
  if (marksIn(source) > mostMarks)
    return {
      problem: `has more than ${mostMarks} marks and line breaks`,
      cure: 'Remove some, or divide it.',
    }
  const table = tableRule.exec(source)
  if (table)
    return {
      problem: `contains a table (${short(table[0])})`,
      cure: 'Write its rows as a list, each starting with “- ”.',
    }
  return faultIn(parse(source), source, 0)
}

function faultIn(
  node: MarkdownNode | MarkdownTree,
  source: string,
  lists: number,
): MarkdownFault | undefined {
  const { start, end } = node.position ?? {}
  const found = short(source.slice(start?.offset, end?.offset))
  const refusal = refused[node.type]
  if (refusal)
    return { problem: `contains ${refusal.what} (${found}) on line ${start?.line}`, cure: refusal.cure }
  if (node.type === 'link' && !isSafeLink(node.url))
    return {
      problem: `contains an unsafe link (${found}) on line ${start?.line}`,
      cure: 'Start it with / for a page of this site, or with https://, mailto: or tel:.',
    }
  const depth = lists + (node.type === 'list' ? 1 : 0)
  if (depth > deepestList)
    return {
      problem: `contains a list nested too deeply (${found}) on line ${start?.line}`,
      cure: `Use at most ${deepestList} levels.`,
    }
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const fault = faultIn(child, source, depth)
    if (fault) return fault
  }
  return undefined
}
