'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useLabels } from '../../locale/locale.tsx'
import { Button, type ButtonProps } from '../button/button.tsx'
import { CheckIcon, Share3Icon } from '../icon/icon.tsx'
import { type ShareButtonLabels, shareButtonLabels } from './share-button-labels.ts'

export type { ShareButtonLabels } from './share-button-labels.ts'

export interface ShareButtonProps extends Omit<ButtonProps, 'children' | 'state' | 'asChild' | 'labels'> {
  /** Title for the share sheet. */
  shareTitle?: string | undefined
  shareText?: string | undefined
  /** @default the address of the page, without its hash */
  shareUrl?: string | undefined
  /** Called with the outcome: shared by the system sheet, link copied, or failed. */
  onShared?: ((outcome: 'sheet' | 'copied' | 'failed') => void) | undefined
  labels?: Partial<ShareButtonLabels> | undefined
}

/** How long the button says that the link is copied, in milliseconds. */
const COPIED_SHOWN = 5000

/** Shares the page with the system sheet if available, else copies the link. Renders a `<button>`. */
export function ShareButton({
  shareTitle,
  shareText,
  shareUrl,
  onShared,
  labels: own,
  variant = 'outline',
  onClick,
  className,
  ...rest
}: ShareButtonProps): React.JSX.Element {
  const { labels } = useLabels('shareButton', shareButtonLabels, own)
  const [outcome, setOutcome] = React.useState<'copied' | 'failed' | null>(null)
  React.useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(null), COPIED_SHOWN)
    return () => clearTimeout(timer)
  }, [outcome])
  const send = async (): Promise<void> => {
    // Otherwise a second copy would change no text, and nothing would be announced.
    setOutcome(null)
    const result = await share({
      url: shareUrl ?? location.href.split('#')[0] ?? '',
      ...(shareTitle === undefined ? {} : { title: shareTitle }),
      ...(shareText === undefined ? {} : { text: shareText }),
    })
    if (result === 'cancelled') return
    setOutcome(result === 'sheet' ? null : result)
    onShared?.(result)
  }
  return (
    <Button
      data-slot="share-button"
      data-outcome={outcome ?? undefined}
      variant={variant}
      {...rest}
      className={cx('sg-share-button', className)}
      onClick={composeHandlers(onClick, () => void send())}
    >
      {outcome === 'copied' ? <CheckIcon /> : <Share3Icon />}
      <span aria-live="polite">{labels[outcome ?? 'share']}</span>
    </Button>
  )
}

async function share(
  data: ShareData & { url: string },
): Promise<'sheet' | 'copied' | 'failed' | 'cancelled'> {
  if ('share' in navigator && navigator.canShare?.(data)) {
    try {
      await navigator.share(data)
      return 'sheet'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await navigator.clipboard.writeText(data.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
