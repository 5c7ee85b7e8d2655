import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { PriceFigures } from '#shared/model/plans/plan.ts';
import { formatYen } from '#shared/rules/text/format-figures.ts';

interface PriceNews {
  planName: string;
  /** The first month of the new prices, YYYY-MM. */
  from: string;
  isWithdrawn: boolean;
  before: PriceFigures;
  after: PriceFigures;
}

/** Announces new prices of a plan to an account that pays for it, or withdraws their announcement. */
export function priceChangeMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { planName: plan, from, isWithdrawn, before, after }: PriceNews,
  screen: string,
): MailContent {
  const { greeting, priceChange, planNotice } = MAIL_MESSAGES[language];
  const texts = priceChange[isWithdrawn ? 'withdrawn' : 'announced'];
  const values = { brand, plan, day: `${from.replace('-', '/')}/01` };
  const views = (value: number | null): string =>
    value === null ? priceChange.unlimited : interpolate(priceChange.views, { count: value.toLocaleString('en-US') });
  const change = (title: string, [old, next]: readonly [string, string]): NonNullable<MailContent['answers']> =>
    old === next ? [] : [{ title, lines: isWithdrawn ? [old] : [interpolate(priceChange.change, { old, next })] }];
  return {
    subject: interpolate(texts.subject, values),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, values)],
    answers: [
      { title: priceChange.plan, lines: [plan] },
      { title: isWithdrawn ? priceChange.withdrawnFrom : priceChange.from, lines: [values.day] },
      ...change(priceChange.price, [formatYen(before.price), formatYen(after.price)]),
      ...change(priceChange.licencePrice, [formatYen(before.licencePrice), formatYen(after.licencePrice)]),
      ...change(priceChange.limitAccess, [views(before.limitAccess), views(after.limitAccess)]),
      ...change(priceChange.limitAccessPrice, [formatYen(before.limitAccessPrice), formatYen(after.limitAccessPrice)]),
    ],
    button: { label: planNotice.button, address: screen },
    notes: isWithdrawn ? [] : [{ text: priceChange.note }],
  };
}
