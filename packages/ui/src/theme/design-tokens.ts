import type { Oklch } from './color.ts'
import { toHex } from './color.ts'
import {
  container,
  durations,
  easings,
  fonts,
  leading,
  radii,
  shadows,
  shadowTints,
  spaces,
  type ThemeName,
  textSizes,
  themes,
  tracking,
  weights,
} from './tokens.ts'

interface Token {
  $type: string
  $value: unknown
  $description?: string
}

type Group = Record<string, Token>

const group = <Value>(
  type: string,
  record: Readonly<Record<string, Value>>,
  written: (value: Value) => unknown,
) =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]): [string, Token] => [
      name,
      { $type: type, $value: written(value) },
    ]),
  )

const color = (value: Oklch) => ({
  colorSpace: 'oklch',
  components: value.slice(0, 3),
  alpha: value[3] ?? 1,
  hex: toHex(value),
})

const rem = (value: number) => ({ value, unit: 'rem' })
const px = (value: number) => ({ value, unit: 'px' })
const dimension = (css: string) => ({ value: Number.parseFloat(css), unit: css.replace(/[\d.-]+/, '') })

const families = (stack: string) => stack.split(', ').map((name) => name.replaceAll('"', ''))
const bezier = (css: string) => css.match(/-?[\d.]+/g)?.map(Number)

function shadowGroup(theme: ThemeName): Group {
  return group('shadow', shadows, (layers) =>
    layers.map(([offset, blur, alpha]) => ({
      color: color([...shadowTints[theme], alpha]),
      offsetX: px(0),
      offsetY: px(offset),
      blur: px(blur),
      spread: px(0),
    })),
  )
}

const themeGroups = (Object.keys(themes) as ThemeName[]).map((theme) => [
  theme,
  { color: group('color', themes[theme], color), shadow: shadowGroup(theme) },
])

/** All tokens in the format of the Design Tokens Community Group, for design tools. */
export function designTokens(): string {
  // A spring has no Bézier curve.
  const { spring: _, ...curves } = easings
  const tokens = {
    $description: 'Made by build-theme.ts from tokens.ts. Fluid text sizes as [smallest, largest].',
    ...Object.fromEntries(themeGroups),
    font: group('fontFamily', fonts, families),
    text: Object.fromEntries(
      Object.entries(textSizes).map(([name, [smallest, largest]]) => [
        name,
        {
          smallest: { $type: 'dimension', $value: rem(smallest) },
          largest: { $type: 'dimension', $value: rem(largest) },
        },
      ]),
    ),
    leading: group('number', leading, (value) => value),
    weight: group('fontWeight', weights, (value) => value),
    // The format has no em unit: a plain number, relative to the text size.
    tracking: group('number', tracking, Number.parseFloat),
    space: Object.fromEntries(
      spaces.map((step) => [step, { $type: 'dimension', $value: rem(step / 4) } satisfies Token]),
    ),
    container: { $type: 'dimension', $value: dimension(container) },
    radius: group('dimension', radii, dimension),
    duration: group('duration', durations, (value) => ({ value, unit: 'ms' })),
    ease: group('cubicBezier', curves, bezier),
  }
  return `${JSON.stringify(tokens, null, 2).replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\s+/g, ' '))}\n`
}
