interface Person {
  _id: string
  name: string
  state: 'reading' | 'writing'
}

/** Names of colleagues at the same enquiry; writers first. */
export function presenceText(people: readonly Person[], self: string, locale: string): string {
  const listed = new Intl.ListFormat(locale)
  const others = people.filter(({ _id }) => _id !== self)
  const said = (['writing', 'reading'] as const).flatMap((state) => {
    const names = others.filter((person) => person.state === state).map(({ name }) => name)
    if (names.length === 0) return []
    const verb = names.length === 1 ? 'is' : 'are'
    return `${listed.format(names)} ${verb} ${state === 'writing' ? 'writing here' : 'reading this too'}.`
  })
  return said.join(' ')
}
