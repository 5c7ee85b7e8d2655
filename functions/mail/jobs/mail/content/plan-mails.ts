import type { PlanNotice } from '#shared/model/plans/plan-notice.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';

interface PlanNews {
  notice: PlanNotice;
  companyName: string;
  planName: string;
  /** The month from which the plan applies, YYYY-MM. */
  from: string | null;
  /** What the customer or the decider wrote. */
  text: string;
}

/** Reports the request for a plan to the account that decides, and answers and changes to the account that has the plan. */
export function planNoticeMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { notice, companyName: company, planName: plan, from, text }: PlanNews,
  screen: string,
): MailContent {
  const { greeting, planNotice } = MAIL_MESSAGES[language];
  const texts = planNotice[notice];
  const values = { brand, company, plan, day: from === null ? '' : `${from.replace('-', '/')}/01` };
  return {
    subject: interpolate(texts.subject, values),
    title: texts.title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, values), ...(text === '' ? [] : [interpolate(planNotice.text, { text })])],
    button: { label: planNotice.button, address: screen },
    notes: [],
  };
}
