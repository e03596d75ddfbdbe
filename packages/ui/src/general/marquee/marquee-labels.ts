export interface MarqueeLabels {
  pause: string
  play: string
}

export const marqueeLabels: MarqueeLabels = {
  pause: 'Pause pictures',
  play: 'Play pictures',
}
