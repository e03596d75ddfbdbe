export interface Finding {
  about: string
  /** `bad` stops the service from working; `doubtful` works today but carries a risk. */
  verdict: 'good' | 'doubtful' | 'bad'
  text: string
  /** What to do about it. */
  advice?: string
}

export const good = (about: string, text: string): Finding => ({ about, verdict: 'good', text })

export const doubtful = (about: string, text: string, advice: string): Finding => ({
  about,
  verdict: 'doubtful',
  text,
  advice,
})

export const bad = (about: string, text: string, advice: string): Finding => ({
  about,
  verdict: 'bad',
  text,
  advice,
})
