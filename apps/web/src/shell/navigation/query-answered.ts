/** From here on the page shows what it has; until then the inline script hides what the address may not ask for. */
export function queryAnswered(): void {
  delete document.documentElement.dataset.query
}
