import { identityKey } from './identity.ts'

// Letters that look like Latin ones (Unicode confusables, UTS 39), each followed by its Latin lookalike.
const cyrillic =
  'аa вb сc ԁd еe гr һh нh іi јj кk ӏl мm оo рp ԛq ѕs тt ѵv ԝw хx уy үy АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ԚQ ЅS ТT ѴV ԜW ХX УY ҮY'
const greek = 'αa γy ηn ιi κk νv οo ρp σo τt υu χx ωw ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX'
const armenian = 'հh յj լl ոn օo զq ցg սu ՕO ՍU ՏS ԼL'

// Latin letters that look like other ones, in lower case.
const otherLatin =
  'ɑa ƅb ᴄc ꬲe ꞙf ẝf ꬵf ɡg ᶃg ƍg ıi ɩi ɪi ǀl ᴏo ᴑo ꬽo ꭇr ꭈr ꜱs ƽs ꞟu ᴜu ꭎu ꭒu ʋu ᴠv ɯw ᴡw ɣy ᶌy ʏy ỿy ꭚy ᴢz'

const lookalikes = (...lists: string[]) =>
  new Map(
    lists.flatMap((letters) =>
      letters.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
    ),
  )
const latin = lookalikes(cyrillic, greek, armenian)
const plain = lookalikes(otherLatin)

const replace = (text: string, by: ReadonlyMap<string, string>): string =>
  [...text].map((letter) => by.get(letter) ?? letter).join('')

/**
 * The key of the plain Latin username that a username looks like; its own key if it looks like none. It is stored with
 * each user: a change of the letters needs a migration.
 */
export const lookalikeKey = (username: string): string =>
  replace(identityKey(replace(username.normalize('NFKC'), latin)), plain)
    // A second dot on an i or j can't be seen.
    .replaceAll(/([ij])\u0307+/g, '$1')
    .normalize('NFKC')
