/** What a visitor has typed and not yet sent, kept in this browser until it is. */
export type EnquiryDraft = Partial<
  Record<'name' | 'phone' | 'email' | 'dateOfPlan' | 'subject' | 'message', string>
>

const keyOf = (form: string) => `susegad-draft-${form}`

export function readDraft(form: string): EnquiryDraft {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}')
    return draft && typeof draft === 'object' ? draft : {}
  } catch {
    return {}
  }
}

export const hasDraft = (form: string): boolean => Object.keys(readDraft(form)).length > 0

export function keepDraft(form: string, draft: EnquiryDraft): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(draft))
  } catch {
    // A full or forbidden storage loses only the draft, never the form.
  }
}

export function dropDraft(form: string): void {
  try {
    localStorage.removeItem(keyOf(form))
  } catch {
    // Nothing was kept, then.
  }
}
