import type { Quote } from '@susegad/api-client/contract'
import { Button, type ButtonProps } from '@susegad/ui/button'
import { useState } from 'react'
import { failureText } from '../failure-text.ts'
import { saveStream } from '../save-file.ts'

interface QuoteFileProps extends Pick<ButtonProps, 'size'> {
  quote: Quote
  load: () => Promise<ReadableStream>
}

/** Downloads a quote as a PDF. */
export function QuoteFile({ quote, load, size = 'lg' }: QuoteFileProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function download() {
    setBusy(true)
    setFailure(undefined)
    try {
      await saveStream(`quote-${quote.reference}.pdf`, 'application/pdf', await load())
    } catch (error) {
      setFailure(failureText('The PDF was not downloaded.', error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        size={size}
        variant="outline"
        state={isBusy ? 'loading' : 'idle'}
        onClick={() => void download()}
      >
        Download PDF
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}
