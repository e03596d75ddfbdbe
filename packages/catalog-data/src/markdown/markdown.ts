export { type MarkdownFault, markdownFault } from './markdown-fault.ts'
export { plainText } from './plain-text.ts'
export type { RichText, TextBlock, Words } from './rich-text.ts'
export { richText } from './rich-text-of.ts'
