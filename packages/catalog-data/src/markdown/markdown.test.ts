import { describe, expect, it } from 'vitest'
import { markdownFault, plainText, richText } from './markdown.ts'

const link = (href: string) => [{ kind: 'paragraph', words: [{ kind: 'link', href, words: ['x'] }] }]

describe('a text in Markdown', () => {
  it.each([
    ['A white house. It is quiet.', 'A white house. It is quiet.'],
    ['5 * 3 is 15, R&D costs < 6, [x] and snake_case_word', undefined],
    ['One line\nand the next', 'One line and the next'],
    ['Not \\*marked\\*', 'Not *marked*'],
  ])('stays plain text: %s', (source, words = source) => {
    expect(markdownFault(source)).toBeUndefined()
    expect(richText(source)).toBe(words)
    expect(plainText(source)).toBe(words)
  })

  it('becomes paragraphs, emphasis, links and lists', () => {
    const source = 'A **quiet *white* house**.\n\nIt has:\n\n- a pool\n- a [garden](/garden)\n  1. of roses'
    expect(markdownFault(source)).toBeUndefined()
    expect(richText(source)).toEqual([
      {
        kind: 'paragraph',
        words: [
          'A ',
          { kind: 'strong', words: ['quiet ', { kind: 'emphasis', words: ['white'] }, ' house'] },
          '.',
        ],
      },
      { kind: 'paragraph', words: ['It has:'] },
      {
        kind: 'list',
        items: [
          [{ kind: 'paragraph', words: ['a pool'] }],
          [
            { kind: 'paragraph', words: ['a ', { kind: 'link', href: '/garden', words: ['garden'] }] },
            { kind: 'list', start: 1, items: [[{ kind: 'paragraph', words: ['of roses'] }]] },
          ],
        ],
      },
    ])
    expect(plainText(source)).toBe('A quiet white house. It has: a pool, a garden, of roses')
  })

  it.each([
    '/rates/palm-cove?x=1#y',
    'https://palm.example/a',
    'mailto:desk@palm.example',
    'tel:+442079460958',
  ])('may link to %s', (href) => {
    expect(markdownFault(`[x](${href})`)).toBeUndefined()
    expect(richText(`[x](${href})`)).toEqual(link(href))
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript&colon;alert(1)',
    'java&#10;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http://palm.example',
    '//evil.example',
    '/&#9;/evil.example',
    '/\\\\evil.example',
    'https:///evil.example',
    'https:&#92;&#92;evil.example',
    'rates',
    '',
  ])('may not link to “%s”, and does not', (href) => {
    expect(markdownFault(`See [x](${href}).`)).toMatchObject({
      problem: expect.stringContaining('an unsafe link ([x]('),
      cure: expect.stringContaining('https://'),
    })
    expect(JSON.stringify(richText(`See [x](${href}).`))).not.toContain('href')
  })

  it.each([
    ['HTML', '<script>alert(1)</script>'],
    ['HTML', 'a <b onclick="alert(1)">house</b>'],
    ['HTML', '<!-- a remark -->'],
    ['an image', '![x](/photo.jpg)'],
    ['an image', '![x]\n\n[x]: /photo.jpg'],
    ['a heading', '# Rooms'],
    ['a heading', 'Rooms\n---'],
    ['code', '`x`'],
    ['code', '```\nx\n```'],
    ['a quotation', '> x'],
    ['a line across', 'a\n\n***\n\nb'],
    ['a reference', '[x]: /rates\n\nSee.'],
    ['a table', 'Room | Price\n--- | ---\nBig | 9'],
    ['a list nested too deeply', '- a\n  - b\n    - c\n      - d'],
    ['an unsafe link', '<javascript:alert(1)>'],
  ])('may not contain %s: %s', (what, source) => {
    expect(markdownFault(source)).toMatchObject({
      problem: expect.stringMatching(new RegExp(`^contains ${what} \\(`)),
      cure: expect.stringMatching(/\S/),
    })
    expect(JSON.stringify(richText(source))).not.toMatch(/"href"|"src"|"html"/)
  })

  it('is reported with the line', () => {
    expect(markdownFault('A house.\n\nBy the <b>sea</b>.')?.problem).toBe('contains HTML (<b>) on line 3')
  })

  it.each([
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['quotations in quotations', '>'.repeat(10_000)],
    ['lists in lists', '- '.repeat(5000)],
    ['open brackets', '['.repeat(10_000)],
    ['emphasis in emphasis', '*a **b '.repeat(1400)],
    ['lines', 'a\n'.repeat(5000)],
    ['lines of an old Macintosh', '-\r'.repeat(4900)],
  ])('of %s is refused before parsing, and shown unchanged', (_what, source) => {
    expect(markdownFault(source)?.problem).toMatch(/^has (1000000 characters|more than 300 marks)/)
    expect(richText(source)).toBe(source)
  })

  it('may be nested as deep as the limit of marks allows', () => {
    expect(markdownFault(`${'>'.repeat(290)} a`)?.problem).toMatch(/^contains a quotation/)
    expect(markdownFault(`${'*a **b '.repeat(99)}`)).toBeUndefined()
    expect(plainText(`${'>'.repeat(290)} a`)).toBe('a')
  })
})
