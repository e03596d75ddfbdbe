// Unicode's recommended scripts (UAX 31, table 5).
const scripts =
  'Arab Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt'
// Chinese, Japanese and Korean mix several scripts, and Latin letters between them.
const togetherWritten = ['Latn Hani Bopo', 'Latn Hani Hira Kana', 'Latn Hani Hang']

const only = (together: string): RegExp => {
  const classes = ['Zyyy', 'Zinh', ...together.split(' ')].map((script) => `\\p{scx=${script}}`)
  return new RegExp(`^[${classes.join('')}]+$`, 'u')
}
const alphabets = [...scripts.split(' '), ...togetherWritten].map(only)

const isOfOneAlphabet = (text: string): boolean => alphabets.some((alphabet) => alphabet.test(text))

// Marks must follow a letter; ignorable code points are invisible.
const visible = /^(?!\p{M})[\p{L}\p{M}\p{Nd}!-~]+$/u
const isVisible = (text: string): boolean =>
  visible.test(text) && !/\p{Default_Ignorable_Code_Point}/u.test(text)

/**
 * What is wrong with the characters of a trimmed username as it would be stored. A single alphabet per name is the
 * "highly restrictive" level of Unicode's UTS 39.
 */
export function usernameProblem(trimmed: string): string | undefined {
  const name = trimmed.normalize('NFKC')
  if (name.includes('@')) return "Username can't contain @"
  if (/\s/u.test(name)) return "Username can't contain spaces"
  if (!isVisible(name)) return 'Username can contain letters, digits and signs such as . - _'
  return isOfOneAlphabet(name) ? undefined : "Username can't mix letters of several alphabets"
}
