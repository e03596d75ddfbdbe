const drawing = (ink: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="${ink}" d="M0 0h16v10H0z"/></svg>`)}`

export const pictures = [
  { src: drawing('teal'), width: 1600, height: 1000, alt: 'The pool' },
  { src: drawing('coral'), width: 1600, height: 1000, alt: 'The veranda' },
]
