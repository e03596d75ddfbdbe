import { globSync, readFileSync } from 'node:fs'
import type { Message } from 'html-validate'
import { markupFaults } from './markup-rules.ts'

const pages = globSync('apps/web/dist/**/*.html').sort()
if (pages.length === 0) throw new Error('No pages in apps/web/dist: build the site first.')

// A fault in the header or footer is on every page: report it once.
const faults = new Map<string, { text: string; pages: Set<string> }>()
for (const page of pages) {
  const html = readFileSync(page, 'utf8')
  for (const message of markupFaults(html)) {
    const tag = tagAt(html, message.offset)
    const key = `${message.ruleId} ${message.message} ${tag.replace(/(?<! class)="[^"]*"/g, '')}`
    const fault = faults.get(key) ?? { text: textOf(page, message, tag), pages: new Set() }
    faults.set(key, { ...fault, pages: fault.pages.add(page) })
  }
}

process.stdout.write(`${pages.length} pages, ${faults.size} faults\n`)
for (const { text, pages } of faults.values()) {
  process.stdout.write(`\n${text}\n  on ${pages.size} pages\n`)
}
if (faults.size > 0) {
  process.stdout.write('\nFix the component that renders the element; the URL explains the rule.\n')
  process.exit(1)
}

function textOf(page: string, { line, column, ruleId, message, ruleUrl }: Message, tag: string): string {
  return [`${page}:${line}:${column}`, `${ruleId}: ${message}`, tag, ruleUrl].filter(Boolean).join('\n  ')
}

/** The tag at an offset, or the text if it is outside a tag. */
function tagAt(html: string, offset: number): string {
  const start = html.lastIndexOf('<', offset)
  return html.slice(start, html.indexOf('>', offset) + 1).slice(0, 200)
}
