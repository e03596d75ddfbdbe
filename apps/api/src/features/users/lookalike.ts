import { identityKey } from './identity.ts'

// Letters that look like Latin ones (Unicode confusables, UTS 39), each followed by its Latin lookalike.
const cyrillic =
  'аa вb сc ԁd еe гr һh нh іi јj кk ӏl мm оo рp ԛq ѕs тt ѵv ԝw хx уy үy АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ԚQ ЅS ТT ѴV ԜW ХX УY ҮY'
const greek = 'αa γy ηn ιi κk νv οo ρp σo τt υu χx ωw ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX'
const armenian = 'հh յj լl ոn օo զq ցg սu ՕO ՍU ՏS ԼL'

const latin = new Map(
  [cyrillic, greek, armenian].flatMap((letters) =>
    letters.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
  ),
)

/**
 * The key of the Latin username that a username of another alphabet looks like; its own key if it looks like none. It is
 * stored with each user: a change of the letters needs a migration.
 */
export const lookalikeKey = (username: string): string =>
  identityKey([...username.normalize('NFKC')].map((letter) => latin.get(letter) ?? letter).join(''))
