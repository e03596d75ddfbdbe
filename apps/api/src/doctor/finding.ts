export interface Finding {
  /** `bad` stops the service from working; `doubtful` works today but carries a risk. */
  verdict: 'good' | 'doubtful' | 'bad'
  text: string
  /** What to do about it. */
  advice?: string
}

export const good = (text: string): Finding => ({ verdict: 'good', text })
export const doubtful = (text: string, advice: string): Finding => ({ verdict: 'doubtful', text, advice })
export const bad = (text: string, advice: string): Finding => ({ verdict: 'bad', text, advice })
