import type { Quote } from '@susegad/api-client/contract'
import {
  quoteDueText,
  quoteLineTerms,
  quoteName,
  quoteSumRows,
  quoteTotals,
} from '@susegad/api-client/quote-total'
import { escapeHtml } from '../../http/html.ts'
import type { Business } from '../../settings/site-business.ts'
import { dateText, dayText } from './quote-state.ts'

type Writing = Pick<Business, 'locale' | 'currency'>

export const priceText = (amount: number, { locale, currency }: Writing): string =>
  amount.toLocaleString(locale, { style: 'currency', currency, maximumFractionDigits: 0 })

interface Row {
  name: string
  terms: string
  amount: string
}

function rowsOf(quote: Quote, writing: Writing): { lines: Row[]; sums: Row[] } {
  const price = (amount: number) => priceText(amount, writing)
  const { amounts } = quoteTotals(quote)
  return {
    lines: quote.lines.map((line, place) => ({
      name: line.text,
      terms: quoteLineTerms(line, price),
      amount: price(amounts[place] ?? 0),
    })),
    sums: quoteSumRows(quote, price).map(({ name, amount }) => ({ name, terms: '', amount })),
  }
}

/** Due date, expiry or acceptance date, and the number for GST; and the link text. */
function standing(quote: Quote, { locale }: Writing): { when: string[]; link: string } {
  const { state, validUntil, acceptedAt, tax } = quote
  const isAccepted = state === 'accepted' && acceptedAt !== null
  return {
    when: [
      quoteDueText(quote, (day) => dayText(day, locale)),
      isAccepted
        ? `Accepted on ${dateText(acceptedAt, locale)}.`
        : `Valid until ${dayText(validUntil, locale)}.`,
      tax ? `GSTIN: ${tax.number}` : '',
    ].filter(Boolean),
    link: isAccepted ? 'Read or print it' : 'Read, print or accept it',
  }
}

/** A quote as lines of a plain-text email. */
export function quoteAsText(quote: Quote, link: string, writing: Writing): string[] {
  const { lines, sums } = rowsOf(quote, writing)
  const { when, link: words } = standing(quote, writing)
  return [
    quoteName(quote),
    ...lines.map(({ name, terms, amount }) => `- ${name}${terms && ` (${terms})`}: ${amount}`),
    ...sums.map(({ name, amount }) => `${name}: ${amount}`),
    ...when,
    '',
    `${words} at:`,
    link,
  ]
}

const cell = 'padding:8px 0;border-bottom:1px solid #d8d2c4;vertical-align:top'
const number = `${cell};text-align:right;white-space:nowrap;padding-left:16px`

const tableRow = ({ name, terms, amount }: Row): string =>
  `<tr><td style="${cell}">${escapeHtml(name)}${terms ? `<br><small style="color:#5b5648">${escapeHtml(terms)}</small>` : ''}</td><td style="${number}">${escapeHtml(amount)}</td></tr>`

const sumRow = ({ name, amount }: Row): string =>
  `<tr><th scope="row" style="${cell};text-align:left">${escapeHtml(name)}</th><td style="${number};font-weight:bold">${escapeHtml(amount)}</td></tr>`

const lineBreaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

/** An HTML email with the quote as a table. Inline styles only, because mail programs drop all others. */
export function quoteAsHtml(
  quote: Quote,
  { text, link, signed }: { text: string; link: string; signed: readonly string[] },
  writing: Writing,
): string {
  const { lines, sums } = rowsOf(quote, writing)
  const { when, link: words } = standing(quote, writing)
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${quoteName(quote)}</title></head>
<body style="margin:0;padding:16px;font:16px/1.5 sans-serif">
<p>${lineBreaks(text)}</p>
<table style="width:100%;max-width:36rem;border-collapse:collapse">
<caption style="padding:8px 0;text-align:left;font-weight:bold">${quoteName(quote)}</caption>
<tbody>${lines.map(tableRow).join('')}${sums.map(sumRow).join('')}</tbody>
</table>
<p>${when.map(escapeHtml).join('<br>')}</p>
<p><a href="${escapeHtml(link)}">${words}</a></p>
<p style="color:#5b5648">${signed.map(lineBreaks).join('<br>')}</p>
</body></html>
`
}
