import { MAX_LENGTH } from '@susegad/api-client/rules'
import { escapeHtml, page, pagePolicy } from '../../../http/html.ts'
import { visitorFields } from '../visitor-fields.ts'

const style = `
:root{color-scheme:light dark;--paper:#fbf7ef;--ink:#15343a;--muted:#4c6468;--line:#8fa3a3;--sea:#0b6b6f;--onsea:#fff;--coral:#a8321b;--field:#fff}
@media (prefers-color-scheme:dark){:root{--paper:#0f2429;--ink:#f3ecdf;--muted:#b5c4c2;--line:#6d8586;--sea:#6cc4c0;--onsea:#08282b;--coral:#ff9d85;--field:#16323a}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:clamp(1.5rem,6vw,4rem) 1.25rem 4rem}
h1{font:600 clamp(1.8rem,6vw,2.6rem)/1.15 Georgia,serif;margin:0 0 1rem}
p{margin:0 0 1rem;color:var(--muted)}
.errors{border-inline-start:4px solid var(--coral);margin:0 0 2rem;padding:.25rem 0 .25rem 1rem;list-style:none}
.errors a{color:var(--coral)}
label{display:block;font-weight:600;margin:0 0 .25rem}
input,textarea{width:100%;font:inherit;color:inherit;background:var(--field);border:1px solid var(--line);border-radius:.5rem;padding:.65rem .8rem;margin:0 0 .25rem}
[aria-invalid=true]{border-color:var(--coral);border-width:2px}
.error{color:var(--coral);margin:0;font-size:.95rem}
.field{margin:0 0 1.25rem}
.trap{position:absolute;inset-inline-start:-9999px}
button{font:inherit;font-weight:600;color:var(--onsea);background:var(--sea);border:0;border-radius:999px;padding:.8rem 1.75rem;cursor:pointer}
:focus-visible{outline:3px solid var(--sea);outline-offset:3px}
form a,.foot a{color:var(--sea)}
.foot{margin-block-start:2rem}
`

export const formPolicy = pagePolicy(style)

type Values = Record<string, unknown>
type Errors = Record<string, string>

const text = (values: Values, field: string): string => {
  const value = values[field]
  return typeof value === 'string' ? escapeHtml(value) : ''
}

const marks = (field: string, errors: Errors): string =>
  errors[field] === undefined ? '' : ` aria-invalid="true" aria-describedby="${field}-error"`

const message = (field: string, errors: Errors): string =>
  errors[field] === undefined ? '' : `<p class="error" id="${field}-error">${escapeHtml(errors[field])}</p>`

export interface FormPage {
  heading: string
  /** Says whether the enquiry was sent, and what to do now. */
  notice: string
  /** An error that belongs to no field. */
  problem?: string
  /** The submitted values, or undefined if the body was not read. */
  values: Values | undefined
  errors: Errors
  businessName: string
  /** Target of the back link. */
  back: string
}

/** Renders the form with the submitted values, the problem, and an error beside each invalid field. */
export function formPage({ heading, notice, problem, values, errors, businessName, back }: FormPage): string {
  const messages = [
    ...(problem === undefined ? [] : [`<li>${escapeHtml(problem)}</li>`]),
    ...Object.entries(errors).map(
      ([field, error]) => `<li><a href="#${escapeHtml(field)}">${escapeHtml(error)}</a></li>`,
    ),
  ]
  return page(
    `${heading} · ${businessName}`,
    style,
    `<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(notice)}</p>
${messages.length > 0 ? `<ul class="errors" role="alert">${messages.join('')}</ul>` : ''}
${values === undefined ? '' : filledForm(values, errors)}
<p class="foot"><a href="${escapeHtml(back)}">Back</a></p>
</main>`,
  )
}

function filledForm(values: Values, errors: Errors): string {
  const inputs = visitorFields.map(({ field, label, input, complete }) => {
    const own = `id="${field}" name="${field}" autocomplete="${complete}" required${marks(field, errors)}`
    const control =
      input === 'textarea'
        ? `<textarea ${own} rows="6" maxlength="${MAX_LENGTH[field]}">${text(values, field)}</textarea>`
        : `<input ${own} type="${input}" value="${text(values, field)}">`
    return `<div class="field"><label for="${field}">${label}</label>${control}${message(field, errors)}</div>`
  })
  const hidden = ['contextKind', 'contextSlug', 'contextPage', 'noticeVersion']
    .filter((field) => typeof values[field] === 'string')
    .map((field) => `<input type="hidden" name="${field}" value="${text(values, field)}">`)
  return `<form method="post" action="/api/enquiries" accept-charset="utf-8">
${inputs.join('\n')}
<div class="trap" aria-hidden="true"><label for="website">Leave this empty</label><input id="website" name="website" type="text" tabindex="-1" autocomplete="off"></div>
${hidden.join('')}
<p>We keep what you write here to answer you. <a href="/privacy-policy#how-long">What we keep, why, and for how long</a></p>
<button type="submit">Send enquiry</button>
</form>`
}
