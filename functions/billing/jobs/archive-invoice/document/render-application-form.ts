import type { DocumentContent, DocumentPictures } from '#functions/billing/jobs/archive-invoice/document/draw-document.ts';
import { addressedTo } from '#functions/billing/jobs/archive-invoice/document/addressed-to.ts';
import { issuedBy } from '#functions/billing/jobs/archive-invoice/document/issued-by.ts';
import { renderDocument } from '#functions/billing/jobs/archive-invoice/document/render-document.ts';
import { lineTable, taxSums } from '#functions/billing/jobs/archive-invoice/document/line-table.ts';
import type { PdfFont } from '#functions/platform/pdf/pdf-fonts.ts';
import { INVOICE_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { ApplicationForm } from '#shared/model/legal/application-form.ts';
import type { Language } from '#shared/model/language.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { formatDay, formatYen } from '#shared/rules/text/format-figures.ts';

const TIME = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const numberOf = ({ id }: Pick<ApplicationForm, 'id'>): string => `A-${id.toUpperCase()}`;

/** Returns the conditions of a contract, a line each. */
function conditionLines({ conditions, contractStart, invoice }: ApplicationForm, language: Language): string[] {
  if (!conditions) return [];
  const texts = INVOICE_MESSAGES[language].application;
  const { planName, price, priceWithTax, initialFee, initialFeeChoice, firstBilledMonth, discount, minimumMonths, isTrial } = conditions;
  const fee = initialFeeChoice === 'charge' ? formatYen(initialFee) : texts[initialFeeChoice];
  const facts: [string, string][] = [
    [texts.plan, planName],
    [
      texts.price,
      priceWithTax > 0
        ? fillPlaceholders(texts.bothPrices, { price: formatYen(price), withTax: formatYen(priceWithTax) })
        : formatYen(price),
    ],
    ...(isTrial
      ? []
      : ([
          [texts.initialFee, fee],
          [texts.minimum, fillPlaceholders(texts.months, { count: minimumMonths })],
        ] satisfies [string, string][])),
    ...(contractStart === null ? [] : [[texts.start, formatDay(contractStart)] satisfies [string, string]]),
    ...(firstBilledMonth === null ? [] : [[texts.firstBilledMonth, formatDay(firstBilledMonth)] satisfies [string, string]]),
    ...(discount
      ? [
          [texts.discount, fillPlaceholders(texts.discountOf, { amount: formatYen(discount.amount), months: discount.months })] satisfies [
            string,
            string,
          ],
        ]
      : []),
  ];
  if (invoice?.issuedOn && invoice.dueOn) {
    const days = { issuedOn: formatDay(invoice.issuedOn), dueOn: formatDay(invoice.dueOn) };
    facts.push([texts.firstInvoice, fillPlaceholders(texts.firstInvoiceText, days)]);
  }
  return facts.map(([label, value]) => fillPlaceholders(texts.fact, { label, value }));
}

/** Returns conditions, documents and agreement, or where to sign before there is one. */
function paragraphsOf(form: ApplicationForm, language: Language): [string, string][] {
  const texts = INVOICE_MESSAGES[language].application;
  const { documents, agreement } = form;
  const conditions = conditionLines(form, language);
  const versions = documents.map(({ kind, effectiveDate }) =>
    fillPlaceholders(texts.version, { document: texts.kind[kind], day: formatDay(effectiveDate) }),
  );
  const signed = (at: string, by: string | null): string =>
    fillPlaceholders(by === null ? texts.recorded : texts.agreed, { name: by ?? '', time: TIME.format(new Date(at)) });
  return [
    ...(conditions.length === 0 ? [] : [[texts.conditions, conditions.join('\n')] satisfies [string, string]]),
    ...(versions.length === 0 ? [] : [[texts.documents, versions.join('\n')] satisfies [string, string]]),
    agreement ? [texts.agreement, signed(agreement.at, agreement.by)] : [texts.signature, texts.signatureText],
  ];
}

/** Returns what an application form states in a language. */
function contentOf(form: ApplicationForm, language: Language, pictures: DocumentPictures): DocumentContent {
  const { issuedOn, issuer, recipient, invoice, estimate } = form;
  const texts = INVOICE_MESSAGES[language];
  const own = texts.application;
  const number = numberOf(form);
  const totalLabel = estimate === null ? own.firstTotal : texts.estimate.total;
  return {
    title: own.title,
    translation: language === 'jp' ? null : own.translation,
    ...addressedTo(recipient, language),
    greeting: own.greeting,
    facts: [
      [own.number, number],
      [own.issuedOn, formatDay(issuedOn)],
      ...(estimate === null ? [] : [[texts.estimate.number, estimate] satisfies [string, string]]),
    ],
    ...issuedBy(issuer, language),
    pictures,
    continued: fillPlaceholders(texts.continued, { title: own.title, number, companyName: recipient.companyName }),
    total: invoice && { label: totalLabel, amount: invoice.total },
    ...lineTable(invoice?.lines ?? [], language),
    sums: invoice ? [...taxSums(invoice.taxes, language), [totalLabel, formatYen(invoice.total)]] : [],
    paragraphs: paragraphsOf(form, language),
  };
}

/**
 * Renders the PDF of an application form (申込書), in the design of the invoice: in Japanese, followed by its translation if another
 * language is requested. Deterministic: the same form gives the same bytes.
 */
export function renderApplicationForm(
  form: ApplicationForm,
  language: Language,
  fonts: readonly PdfFont[],
  pictures: DocumentPictures = {},
): Promise<Buffer> {
  return renderDocument(
    { ...form, title: INVOICE_MESSAGES.jp.application.title, number: numberOf(form), contentOf: (one) => contentOf(form, one, pictures) },
    language,
    fonts,
  );
}
