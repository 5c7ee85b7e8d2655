import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import { invoice as texts } from '#shared/messages/jp/console/invoice.ts';
import type { InvoiceLine } from '#shared/model/billing/invoice-line.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { invoiceLineText } from '#shared/rules/billing/invoice-line-text.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import classes from '#web/features/billing/bills.module.css';
import { LineDetails } from '#web/features/billing/invoice/line-details.tsx';
import { formatDay, formatYen } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

type InvoiceData = ResponseOf<typeof bill.get>['invoice'];

function Line({ number, line }: { number: string; line: InvoiceLine }) {
  const { t } = useTranslation('bills');
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { unitPrice, amount, taxRate } = line;
  const { description, usage, quantity } = invoiceLineText(texts, line, 'jp');
  return (
    <>
      <tr>
        <th scope="row">
          {description}
          {usage !== null && <small>{usage}</small>}
          {line.kind !== 'free' && (
            <Button
              className={classes['noPrint'] ?? ''}
              variant="subtle"
              size="compact-xs"
              ml={4}
              lang={LANGUAGE_TAG[language]}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={`${t('details.show')} ${description}`}
              rightSection={isOpen ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />}
              onClick={() => setOpen(!isOpen)}
            >
              {t('details.show')}
            </Button>
          )}
        </th>
        <td data-label={texts.quantity}>{quantity}</td>
        <td data-label={texts.unitPrice}>{formatYen(unitPrice)}</td>
        <td data-label={texts.taxRate}>{taxRate}%</td>
        <td data-label={texts.amount}>{formatYen(amount)}</td>
      </tr>
      <tr id={id} hidden={!isOpen} className={classes['details']}>
        {isOpen && (
          <td colSpan={5} lang={LANGUAGE_TAG[language]}>
            <LineDetails number={number} line={line} />
          </td>
        )}
      </tr>
    </>
  );
}

/** A qualified invoice (適格請求書, R-22.10), marked if it is void. The document is Japanese in every language of the console. */
export function InvoiceDocument({ invoice, isVoid = false }: { invoice: InvoiceData; isVoid?: boolean }) {
  const { kind, number, corrects, issuedOn, dueOn, issuer, recipient, lines, taxes, total, method, note = '' } = invoice;
  const notes = [note, issuer.note].filter((one) => one !== '').join('\n');
  const isCredit = kind === 'credit';
  const totalLabel = isCredit ? texts.creditTotal : texts.total;
  const facts: [string, string][] = [
    [texts.number, number],
    [texts.issuedOn, formatDay(issuedOn)],
    ...(isCredit ? [] : [[texts.dueOn, formatDay(dueOn)] satisfies [string, string]]),
    ...(corrects === null ? [] : [[texts.corrects, corrects] satisfies [string, string]]),
  ];
  return (
    <article className={classes['document']} lang={LANGUAGE_TAG.jp} aria-label={`${texts.title[kind]} ${number}`}>
      {isVoid && (
        <p className={classes['voidMark']}>
          <strong>{texts.void.mark}</strong> {texts.void.text}
        </p>
      )}
      <h2>{texts.title[kind]}</h2>
      <div className={classes['parties']}>
        <div>
          {recipient.address !== undefined && <p className={classes['lines']}>{recipient.address}</p>}
          <p className={classes['recipient']}>{fillPlaceholders(texts.to, { companyName: recipient.companyName })}</p>
          {recipient.department !== undefined && <p>{recipient.department}</p>}
          <p>{fillPlaceholders(texts.contact, { contactName: recipient.contactName })}</p>
          <p>{isCredit ? texts.creditGreeting : texts.greeting}</p>
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
          {issuer.phone !== undefined && issuer.phone !== '' && <p>{fillPlaceholders(texts.phone, { phone: issuer.phone })}</p>}
          <p>{fillPlaceholders(texts.registrationNumber, { number: issuer.registrationNumber })}</p>
        </div>
      </div>
      <p className={classes['total']}>
        <span>{totalLabel}</span> <strong>{formatYen(total)}</strong>
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
            <Line key={index} number={number} line={line} />
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
          <dt>{totalLabel}</dt>
          <dd>{formatYen(total)}</dd>
        </div>
      </dl>
      {!isCredit && (
        <>
          <h3>{method === 'card' ? texts.method : texts.bank}</h3>
          <p className={classes['lines']}>
            {method === 'card' ? fillPlaceholders(texts.card, { day: formatDay(dueOn) }) : issuer.bankDetails}
          </p>
        </>
      )}
      {notes !== '' && (
        <>
          <h3>{texts.note}</h3>
          <p className={classes['lines']}>{notes}</p>
        </>
      )}
    </article>
  );
}
