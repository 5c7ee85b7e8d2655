import { domainToUnicode } from 'node:url';
import { formatMailTime } from '#functions/mail/jobs/mail/content/format-mail-time.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import type { AccountMailRequest, DomainInstructionsRequest } from '#functions/mail/job-definitions/mail.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';

const NOTICES = {
  'domain-live': 'live',
  'domain-failing': 'failing',
  'domain-expired': 'expired',
  'domain-lost': 'lost',
  'domain-certificate': 'certificate',
} as const;

/** Notifies the owner of a site of a state change of its domain. */
export function domainMail(
  { language, brandName: brand }: MailContext,
  name: string,
  { template, siteName: site, domain, endsAt }: Extract<AccountMailRequest, { domain: string }>,
  screen: string,
): MailContent {
  const { greeting, domain: texts } = MAIL_MESSAGES[language];
  const { subject, title, lead, advice } = texts[NOTICES[template]];
  const values = { brand, site, domain: domainToUnicode(domain), at: endsAt === null ? '' : formatMailTime(new Date(endsAt)) };
  return {
    subject: interpolate(subject, values),
    title,
    greeting: interpolate(greeting, { name }),
    paragraphs: [interpolate(lead, values), interpolate(advice, values)],
    button: { label: texts.button, address: screen },
    notes: [],
  };
}

/** Names the required record to the DNS administrator of a domain. `address`: the URL of the site until the domain is live. */
export function domainInstructionsMail(
  { language, brandName: brand }: MailContext,
  {
    company,
    sender,
    siteName: site,
    domain,
    record,
    message,
    until,
  }: Omit<DomainInstructionsRequest, 'template' | 'to'> & { company: string },
  address: string,
): MailContent {
  const texts = MAIL_MESSAGES[language].domain.instructions;
  const values = {
    brand,
    site,
    company,
    sender: sender === '' ? company : sender,
    domain,
    zone: record.zone,
    at: until === null ? '' : formatMailTime(new Date(until)),
  };
  return {
    subject: interpolate(texts.subject, values),
    title: interpolate(texts.title, values),
    greeting: null,
    paragraphs: [interpolate(sender === '' ? texts.leadOfCompany : texts.lead, values), interpolate(texts.task, values)],
    answers: [
      { title: texts.type, lines: ['CNAME'] },
      { title: texts.name, lines: record.host === record.name ? [record.name] : [record.host, `(${record.name})`] },
      { title: texts.value, lines: [record.value] },
      ...(message === '' ? [] : [{ title: interpolate(texts.message, values), lines: message.split('\n') }]),
    ],
    button: { label: texts.button, address },
    notes: [{ text: texts.caution }, ...(until === null ? [] : [{ text: interpolate(texts.until, values) }])],
    footer: interpolate(texts.footer, values),
  };
}
