import type { SharedQuote } from '@susegad/api-client/contract'
import { Button } from '@susegad/ui/button'
import { usePriceText } from '../../shell/formats/use-price-text.ts'
import { QrPicture } from '../../signed-in/qr-picture.tsx'

interface QuotePaymentProps {
  payment: NonNullable<SharedQuote['payment']>
}

/** UPI payment: a link that opens an app on phones, and a QR code elsewhere. */
export function QuotePayment({ payment }: QuotePaymentProps) {
  const price = usePriceText()(payment.amount)
  return (
    <section className="quote-payment" aria-labelledby="quote-payment">
      <QrPicture
        className="quote-payment-qr"
        text={payment.uri}
        label={`Code that pays ${price} to ${payment.address}`}
      />
      <div>
        <h2 id="quote-payment">Pay by UPI</h2>
        <p>
          Scan the code with any UPI app, or pay <strong>{price}</strong> to{' '}
          <strong>{payment.address}</strong>. It goes straight to us.
        </p>
        <Button asChild>
          <a href={payment.uri}>Open a UPI app</a>
        </Button>
      </div>
    </section>
  )
}
