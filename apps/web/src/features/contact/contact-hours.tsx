import type { ContactPage } from '@susegad/catalog-data/contact'
import { useSite } from '../../page-data/site.ts'

export function ContactHours({ heading, text }: ContactPage['hours']) {
  const { business } = useSite()
  return (
    <section className="contact-hours" aria-labelledby="hours-heading">
      <h2 id="hours-heading">{heading}</h2>
      <table>
        <tbody>
          {business.hours.table.map((hours) => (
            <tr key={hours.label}>
              <th scope="row">{hours.label}</th>
              <td>
                {hours.text}
                {hours.note ? ' ' : null}
                {hours.note ? <small>{hours.note}</small> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{text}</p>
      <p>Accepted: {business.payments.join(', ')}.</p>
    </section>
  )
}
