/** The owner of input typed before sign-in. */
export const VISITOR = 'visitor'

/** `browser` outlives the tab, `tab` does not. */
export type Place = 'browser' | 'tab'

const prefix = 'susegad-typed-'
const beginOf = (owner: string) => `${prefix}${owner}-`
const keyOf = (owner: string, form: string) => beginOf(owner) + form
const storageOf = (place: Place): Storage => (place === 'browser' ? localStorage : sessionStorage)

/** Unsent input of `owner` in a form: never shown to the next person on the same device. */
export function readTyped(place: Place, owner: string, form: string): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(storageOf(place).getItem(keyOf(owner, form)) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

export function keepTyped(
  place: Place,
  owner: string,
  form: string,
  values: Readonly<Record<string, string>>,
): void {
  try {
    if (Object.keys(values).length === 0) storageOf(place).removeItem(keyOf(owner, form))
    else storageOf(place).setItem(keyOf(owner, form), JSON.stringify(values))
  } catch {
    // A full or blocked storage loses only this copy, not the input in the form.
  }
}

export function dropTyped(place: Place, owner: string, form: string): void {
  keepTyped(place, owner, form, {})
}

/** Drops all input of this person, in this browser and in this tab. */
export function dropAllTyped(owner: string): void {
  forEachForm(owner, (place, form) => dropTyped(place, owner, form))
}

/** Moves a visitor's input to the user who signs in; it replaces the user's older input. */
export function adoptVisitorWords(owner: string): void {
  forEachForm(VISITOR, (place, form) => {
    keepTyped(place, owner, form, { ...readTyped(place, owner, form), ...readTyped(place, VISITOR, form) })
    dropTyped(place, VISITOR, form)
  })
}

function forEachForm(owner: string, act: (place: Place, form: string) => void): void {
  const begin = beginOf(owner)
  for (const place of ['browser', 'tab'] as const) {
    try {
      for (const key of Object.keys(storageOf(place)))
        if (key.startsWith(begin)) act(place, key.slice(begin.length))
    } catch {
      // Blocked storage holds nothing.
    }
  }
}
