/** A cell value for a spreadsheet. */
export type Cell = string | number | null | undefined

// Tabs and line breaks would start a new cell or row when pasted, even within quotes.
const SPLITTING = /[\p{Cc}\u2028\u2029]+/gu

/** The text of a cell on one line, with an apostrophe before anything a spreadsheet could run as a formula. */
export function cellText(value: Cell): string {
  return typeof value === 'string' ? withoutFormulas(value.replace(SPLITTING, ' ')) : String(value ?? '')
}

const SIGNS = '+＋﹢\\-－﹣−'

// Also within the text: some programs split at commas or semicolons and ignore quotes.
const FORMULA = new RegExp(`(^[\\s\\p{C}]*|[,;]"*)([=＝﹦@＠﹫${SIGNS}][^,;]*)`, 'gu')

function withoutFormulas(text: string): string {
  return text.replace(FORMULA, (found: string, before: string, start: string) => {
    if (isPhone(start) || isPunctuation(start)) return found
    return /^[,;]/.test(before) ? `${before}'${start}` : `'${found}`
  })
}

/** A plus and digits, then only words without an operator before them: nothing a spreadsheet could compute. */
const isPhone = (text: string): boolean =>
  /^[+＋]\s?\(?\d/.test(text) &&
  (text.match(/\d/g)?.length ?? 0) >= 7 &&
  !/[^\p{L}\p{M}\d\s().+/-]|[+/-][\s(]*\p{L}/u.test(text.slice(1))

/** A sign without letters or digits, such as a dash or a smiley. */
const isPunctuation = (text: string): boolean =>
  new RegExp(`^[${SIGNS}][^\\p{L}\\p{N}"'=@]*$`, 'u').test(text)
