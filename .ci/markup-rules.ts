import { type ConfigData, HtmlValidate, type Message } from 'html-validate'

/** What a page is held to. A rule is off only where its line says why. */
const rules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes attributes in its own way: HTML reads either case, `required=""` and `<br/>` all the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Each picture brings the colour that stands in its place until it is there.
    'no-inline-style': 'off',
    // A phone number that wraps is still one link, so it needs no non-breaking spaces.
    'tel-non-breaking': 'off',
  },
}

const validator = new HtmlValidate(rules)

export const markupFaults = (html: string): Message[] =>
  validator.validateStringSync(html).results.flatMap(({ messages }) => messages)
