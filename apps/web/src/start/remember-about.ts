/** Notes what an enquiry was opened about, for the form whose script is still on its way. */
export function rememberAbout(): void {
  const note = ({ target }: Event) => {
    const about = target instanceof Element && target.closest('button')?.dataset.about
    if (about) document.documentElement.dataset.asked = `${location.pathname} ${about}`
  }
  addEventListener('click', note, { capture: true })
}
