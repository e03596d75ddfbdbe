import { fromMarkdown } from 'mdast-util-from-markdown'

export const longestMarkdown = 10_000
export const mostMarks = 300

export type MarkdownTree = ReturnType<typeof fromMarkdown>
export type MarkdownNode = MarkdownTree['children'][number]

const marks = /[*_[\]<>`!&\\]|[-+\d][.)]? |\r\n?|[\n\t]/g

export const marksIn = (source: string): number => source.match(marks)?.length ?? 0

/** Limit of Markdown characters: the parser takes quadratic time, so malicious texts are refused. */
export const isReadable = (source: string): boolean =>
  source.length <= longestMarkdown && marksIn(source) <= mostMarks

/** Indented lines are plain text, because authors who indent a paragraph don't mean code. */
const lenient = { disable: { null: ['codeIndented'] } }

export const parse = (source: string): MarkdownTree => fromMarkdown(source, { extensions: [lenient] })
