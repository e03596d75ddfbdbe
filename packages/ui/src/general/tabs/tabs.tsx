'use client'

import { cx } from 'class-variance-authority'
import { Tabs as Radix } from 'radix-ui'
import type * as React from 'react'
import { warnIf, warnMixedControl, warnUnnamed } from '../../internal/warnings.ts'
import { useLocale } from '../../locale/locale.tsx'

export interface TabsProps extends Omit<React.ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The selected tab (controlled). */
  value?: string | undefined
  /** The initially selected tab (uncontrolled). */
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** `manual` shows a panel on Enter or Space, not yet on the arrow keys: for panels that load. @default 'automatic' */
  activation?: 'automatic' | 'manual' | undefined
  /** @default the direction of the `LocaleProvider` */
  dir?: 'ltr' | 'rtl' | undefined
}

/** Shows one of several panels. Renders a `<div>`. */
export function Tabs({
  value,
  defaultValue,
  onValueChange,
  activation = 'automatic',
  dir,
  className,
  ...rest
}: TabsProps): React.JSX.Element {
  const { direction } = useLocale()
  warnMixedControl(value, defaultValue, 'Tabs', 'value')
  warnIf(
    value === undefined && defaultValue === undefined,
    '<Tabs> shows no panel at first: give it value or defaultValue.',
  )
  return (
    <Radix.Root
      asChild
      {...{ value, defaultValue, onValueChange }}
      activationMode={activation}
      dir={dir ?? direction}
    >
      {/* Radix would set `dir` here; without it, the page's direction applies. */}
      <div data-slot="tabs" {...rest} dir={dir} className={cx('sg-tabs', className)} />
    </Radix.Root>
  )
}

/** The row of tabs; name it with `aria-label`. Renders a `<div role="tablist">`. */
export function TabsList({ className, ...rest }: React.ComponentProps<'div'>): React.JSX.Element {
  warnUnnamed(rest['aria-label'] || rest['aria-labelledby'], 'TabsList', 'aria-label')
  return <Radix.List data-slot="tabs-list" {...rest} className={cx('sg-tabs-list', className)} />
}

export interface TabProps extends Omit<React.ComponentProps<'button'>, 'value'> {
  /** Value of the panel that it shows. */
  value: string
}

/** Shows its panel. Renders a `<button role="tab">`. */
export function Tab({ className, onFocus, ...rest }: TabProps): React.JSX.Element {
  return (
    <Radix.Trigger
      data-slot="tab"
      {...rest}
      className={cx('sg-tab', className)}
      onFocus={(event) => {
        onFocus?.(event)
        // Scroll an overflowing tab list to the tab reached by keyboard.
        event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
    />
  )
}

export interface TabPanelProps extends React.ComponentProps<'div'> {
  /** Value of the tab that shows it. */
  value: string
}

/** The content of a tab. Hidden panels stay in the DOM. Renders a `<div role="tabpanel">`. */
export function TabPanel({ className, ...rest }: TabPanelProps): React.JSX.Element {
  return (
    <Radix.Content forceMount data-slot="tab-panel" {...rest} className={cx('sg-tab-panel', className)} />
  )
}
