import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import { invoice as texts } from '#shared/messages/jp/console/invoice.ts';
import type { InvoiceLine } from '#shared/model/billing/invoice-line.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import classes from '#web/features/bills/bills.module.css';
import { formatDay, formatNumber, formatYen } from '#web/lib/format/format.ts';

type InvoiceData = ResponseOf<typeof bill.get>['invoice'];

function Line({ line }: { line: InvoiceLine }) {
  const { kind, month, planName, quantity, unitPrice, amount, taxRate, usage } = line;
  const count = (value: number): string => formatNumber(value, 'jp');
  return (
    <tr>
      <th scope="row">
        {fillPlaceholders(texts.line[kind], { month: formatDay(month), planName })}
        {usage && (
          <small>
            {fillPlaceholders(texts.usage, {
              views: count(usage.views),
              blockSize: count(usage.blockSize),
              blocks: count(usage.blocks),
            })}
          </small>
        )}
      </th>
      <td data-label={texts.quantity}>{count(quantity)}</td>
      <td data-label={texts.unitPrice}>{formatYen(unitPrice)}</td>
      <td data-label={texts.taxRate}>{taxRate}%</td>
      <td data-label={texts.amount}>{formatYen(amount)}</td>
    </tr>
  );
}

/** A qualified invoice (適格請求書, R-22.10). The document is Japanese in every language of the console. */
export function InvoiceDocument({ invoice }: { invoice: InvoiceData }) {
  const { kind, number, corrects, issuedOn, dueOn, issuer, recipient, lines, taxes, total } = invoice;
  const facts: [string, string][] = [
    [texts.number, number],
    [texts.issuedOn, formatDay(issuedOn)],
    [texts.dueOn, formatDay(dueOn)],
    ...(corrects === null ? [] : [[texts.corrects, corrects] satisfies [string, string]]),
  ];
  return (
    <article className={classes['document']} lang={LANGUAGE_TAG.jp} aria-label={`${texts.title[kind]} ${number}`}>
      <h2>{texts.title[kind]}</h2>
      <div className={classes['parties']}>
        <div>
          <p className={classes['recipient']}>{fillPlaceholders(texts.to, recipient)}</p>
          <p>{fillPlaceholders(texts.contact, recipient)}</p>
          <p>{texts.greeting}</p>
        </div>
        <div>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={classes['issuer']}>{issuer.name}</p>
          <p className={classes['lines']}>{issuer.address}</p>
          <p>{fillPlaceholders(texts.registrationNumber, { number: issuer.registrationNumber })}</p>
        </div>
      </div>
      <p className={classes['total']}>
        <span>{texts.total}</span> <strong>{formatYen(total)}</strong>
      </p>
      <table>
        <thead>
          <tr>
            {[texts.description, texts.quantity, texts.unitPrice, texts.taxRate, texts.amount].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Line key={index} line={line} />
          ))}
        </tbody>
      </table>
      <dl className={classes['sums']}>
        {taxes.flatMap(({ taxRate: rate, subtotal, tax }) => [
          <div key={`subtotal ${rate}`}>
            <dt>{fillPlaceholders(texts.subtotal, { rate })}</dt>
            <dd>{formatYen(subtotal)}</dd>
          </div>,
          <div key={`tax ${rate}`}>
            <dt>{fillPlaceholders(texts.tax, { rate })}</dt>
            <dd>{formatYen(tax)}</dd>
          </div>,
        ])}
        <div>
          <dt>{texts.total}</dt>
          <dd>{formatYen(total)}</dd>
        </div>
      </dl>
      <h3>{texts.bank}</h3>
      <p className={classes['lines']}>{issuer.bankDetails}</p>
      {issuer.note !== '' && (
        <>
          <h3>{texts.note}</h3>
          <p className={classes['lines']}>{issuer.note}</p>
        </>
      )}
    </article>
  );
}
