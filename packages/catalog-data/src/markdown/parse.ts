import { fromMarkdown } from 'mdast-util-from-markdown'

export const longestMarkdown = 10_000
export const mostMarks = 300

export type MarkdownTree = ReturnType<typeof fromMarkdown>
export type MarkdownNode = MarkdownTree['children'][number]

const marks = /[*_[\]<>`!&\\]|[-+\d][.)]? |\r\n?|[\n\t]/g

export const marksIn = (source: string): number => source.match(marks)?.length ?? 0

/** The parser's time grows with the square of the marks, so that a hostile text is not read at all. */
export const isReadable = (source: string): boolean =>
  source.length <= longestMarkdown && marksIn(source) <= mostMarks

/** An indented line is a line: nobody who moves a paragraph to the right means code. */
const lenient = { disable: { null: ['codeIndented'] } }

export const parse = (source: string): MarkdownTree => fromMarkdown(source, { extensions: [lenient] })
