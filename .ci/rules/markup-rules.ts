import { type ConfigData, HtmlValidate, type Message } from 'html-validate'

/** Rules for every page; each disabled rule says why. */
const rules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React's attribute style: HTML accepts either case, `required=""` and `<br/>`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's generated ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Each picture sets a placeholder background inline.
    'no-inline-style': 'off',
    // A phone number that wraps is still one link, so it needs no non-breaking spaces.
    'tel-non-breaking': 'off',
  },
}

const validator = new HtmlValidate(rules)

export const markupFaults = (html: string): Message[] =>
  validator.validateStringSync(html).results.flatMap(({ messages }) => messages)
