import type { ContentName } from '@susegad/api-client/contract'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { CopyIcon } from '@susegad/ui/icon'
import { useLocale } from '@susegad/ui/locale'
import { Spinner } from '@susegad/ui/spinner'
import { Tab, Tabs, TabsList } from '@susegad/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deskZone, useDates } from '../../../signed-in/dates.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { useCopyText } from '../../../signed-in/use-copy-text.ts'
import { studio } from '../content/studio-queries.ts'
import { PreviewFrame, type PreviewWidth } from './preview-frame.tsx'

interface PreviewPanelProps {
  record: ContentName
  name: string
  version: string
  first: PreviewWidth
}

/** Preview of the page, with a link to share. */
export function PreviewPanel({ record, name, version, first }: PreviewPanelProps) {
  const { momentText } = useDates()
  const { locale } = useLocale()
  const [width, setWidth] = useState<PreviewWidth>(first)
  const { isCopied, isRefused, copy } = useCopyText()
  const [note, setNote] = useState('')
  const link = useQuery(studio.preview(record))
  const url = link.data?.preview.url
  return (
    <section className="studio-preview" aria-label="Preview">
      <div className="studio-preview-bar">
        <Tabs value={width} onValueChange={(value) => setWidth(value === 'phone' ? 'phone' : 'desktop')}>
          <TabsList aria-label="Width">
            <Tab value="phone">Phone</Tab>
            <Tab value="desktop">Desktop</Tab>
          </TabsList>
        </Tabs>
        <Button variant="outline" size="sm" disabled={!url} onClick={() => url && void copy(url)}>
          <CopyIcon />
          Copy link
        </Button>
      </div>
      <div className="studio-preview-notes">
        {note && (
          <Alert tone="info">
            <p>{note}</p>
          </Alert>
        )}
        <p role="status" className="studio-hint">
          {link.data &&
            isCopied(url) &&
            `Copied. Anyone with the link can see the page with your changes until ${momentText(link.data.preview.expiresAt)} (${deskZone(locale)}).`}
          {isRefused && `Your browser didn’t allow copying. Copy the link here: ${url}`}
        </p>
      </div>
      {link.isPending && <Spinner className="studio-waiting" />}
      {link.error && <Alert>{failureText('There is no preview.', link.error)}</Alert>}
      {url && (
        <PreviewFrame
          path={new URL(url).pathname}
          version={version}
          width={width}
          title={`Preview of ${name}`}
          onNote={setNote}
        />
      )}
    </section>
  )
}
