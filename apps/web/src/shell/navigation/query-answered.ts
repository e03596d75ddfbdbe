/** Shows the page; until then the inline script hides content that the URL's query may change. */
export function queryAnswered(): void {
  delete document.documentElement.dataset.query
}
