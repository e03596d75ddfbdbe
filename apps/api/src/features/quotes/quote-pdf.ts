import { fileURLToPath } from 'node:url'
import type { SharedQuote } from '@susegad/api-client/contract'
import {
  quoteDueText,
  quoteLineTerms,
  quoteName,
  quoteSumRows,
  quoteTotals,
} from '@susegad/api-client/quote-total'
import type { Business } from '../../settings/site-business.ts'
import { priceText } from './quote-letter.ts'
import { dateText, dayText } from './quote-state.ts'

// One font with Latin, Devanagari and signs of currencies: pdfkit does not look for a missing glyph in a second one.
const regular = fileURLToPath(import.meta.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf'))
const bold = fileURLToPath(import.meta.resolve('@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf'))

const MARGIN = 56
const AMOUNT_WIDTH = 110
const INK = '#1d1b16'
const MUTED = '#5b5648'
const RULE = '#d8d2c4'

interface Row {
  name: string
  amount: string
  /** Small, below the name. */
  terms?: string
  strong?: boolean
}

type Sheet = PDFKit.PDFDocument

const widthOf = ({ page }: Sheet): number => page.width - 2 * MARGIN

function paragraph(sheet: Sheet, text: string, { size = 11, color = INK, font = regular } = {}): void {
  if (text === '') return
  sheet
    .font(font)
    .fontSize(size)
    .fillColor(color)
    .text(text, MARGIN, sheet.y, { width: widthOf(sheet) })
}

/** A row of the table with a line below it; whole on one page. */
function tableRow(sheet: Sheet, { name, amount, terms = '', strong = false }: Row): void {
  const width = widthOf(sheet) - AMOUNT_WIDTH
  const font = strong ? bold : regular
  const size = strong ? 14 : 11
  const nameHeight = sheet.font(font).fontSize(size).heightOfString(name, { width })
  const termsHeight = terms ? sheet.font(regular).fontSize(9).heightOfString(terms, { width }) : 0
  if (sheet.y + nameHeight + termsHeight + 14 > sheet.page.height - MARGIN) sheet.addPage()
  const top = sheet.y + 6
  sheet.font(font).fontSize(size).fillColor(INK).text(name, MARGIN, top, { width })
  sheet.text(amount, MARGIN + width, top, { width: AMOUNT_WIDTH, align: 'right' })
  if (terms)
    sheet
      .font(regular)
      .fontSize(9)
      .fillColor(MUTED)
      .text(terms, MARGIN, top + nameHeight, { width })
  const end = top + nameHeight + termsHeight + 6
  sheet
    .moveTo(MARGIN, end)
    .lineTo(MARGIN + widthOf(sheet), end)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke()
  sheet.y = end
}

function draw(sheet: Sheet, { quote, name, subject }: SharedQuote, business: Business): void {
  const { locale } = business
  const price = (amount: number) => priceText(amount, business)
  const { amounts } = quoteTotals(quote)
  const day = (date: string) => dayText(date, locale)
  paragraph(sheet, business.name, { color: MUTED, font: bold })
  paragraph(sheet, quoteName(quote), { size: 22, font: bold })
  paragraph(sheet, `For ${name}: ${subject}`)
  paragraph(sheet, dateText(quote.createdAt, locale), { color: MUTED })
  sheet.moveDown()
  for (const [place, line] of quote.lines.entries())
    tableRow(sheet, {
      name: line.text,
      amount: price(amounts[place] ?? 0),
      terms: quoteLineTerms(line, price),
    })
  for (const { kind, ...row } of quoteSumRows(quote, price))
    tableRow(sheet, { ...row, strong: kind === 'total' })
  sheet.moveDown()
  paragraph(sheet, quoteDueText(quote, day))
  paragraph(
    sheet,
    quote.acceptedAt
      ? `Accepted by ${quote.acceptedBy} on ${dateText(quote.acceptedAt, locale)}.`
      : `Valid until ${day(quote.validUntil)}.`,
  )
  sheet.moveDown()
  paragraph(sheet, quote.tax ? `GSTIN: ${quote.tax.number}` : '', { size: 9, color: MUTED })
  paragraph(sheet, `${business.name} · ${business.email}`, { size: 9, color: MUTED })
}

/** A quote as a PDF on A4. */
export async function quoteAsPdf(shared: SharedQuote, business: Business): Promise<Buffer> {
  // Loading it takes as long as starting half of the service.
  const { default: PDFDocument } = await import('pdfkit')
  const sheet = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: regular,
    lang: business.locale,
    displayTitle: true,
    info: { Title: `${business.name}: ${quoteName(shared.quote)}`, Author: business.name },
  })
  const pieces: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    sheet.on('data', (piece: Buffer) => pieces.push(piece))
    sheet.on('end', () => resolve(Buffer.concat(pieces)))
    sheet.on('error', reject)
  })
  draw(sheet, shared, business)
  sheet.end()
  return done
}

export const pdfNameOf = ({ quote }: SharedQuote): string =>
  `quote-${quote.reference}${quote.version > 1 ? `-version-${quote.version}` : ''}.pdf`
