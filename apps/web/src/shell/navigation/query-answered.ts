/** Reveals the page, whose content the inline script hid because the URL's query may change it. */
export function queryAnswered(): void {
  delete document.documentElement.dataset.query
}
