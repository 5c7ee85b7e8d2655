import { escapeMarkup } from '#infra/local/http/markup.ts';
import { addressesIn } from '#infra/local/mail/find-links.ts';
import type { InboxLabels } from '#infra/local/mail/inbox-labels.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { pageFrame, timeElement } from '#infra/local/mail/page-frame.ts';

const anchor = (address: string): string =>
  `<a href="${escapeMarkup(address)}" target="_blank" rel="noopener noreferrer">${escapeMarkup(address)}</a>`;

function linked(text: string): string {
  let markup = '';
  let end = 0;
  for (const { address, start } of addressesIn(text)) {
    markup += escapeMarkup(text.slice(end, start)) + anchor(address);
    end = start + address.length;
  }
  return markup + escapeMarkup(text.slice(end));
}

const section = (title: string, markup: string, kind = ''): string =>
  `<section class="${kind}"><h2>${title}</h2><div class="card">${markup}</div></section>`;

/** Returns the sandboxed frame of an HTML body: without scripts, forms or the origin of the inbox. Its links open in new tabs. */
const bodyFrame = (html: string, title: string): string =>
  `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${title}" srcdoc="${escapeMarkup(`<base target="_blank">${html}`)}"></iframe>`;

function envelope(mail: Mail, labels: InboxLabels): string {
  const lines: [string, string][] = [
    [labels.received, timeElement(mail.at)],
    [labels.from, escapeMarkup(mail.from)],
    [labels.to, escapeMarkup(mail.to.join(', '))],
    ['Cc', escapeMarkup(mail.cc.join(', '))],
    ['Bcc', escapeMarkup(mail.bcc.join(', '))],
    [labels.replyTo, escapeMarkup(mail.replyTo.join(', '))],
    [
      labels.attachments,
      escapeMarkup(mail.attachments.map(({ name, type, size }) => `${name || type} (${size.toLocaleString('en')} B)`).join(', ')),
    ],
  ];
  const shown = lines.filter(([, value]) => value !== '').map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  return `<dl class="card">${shown.join('')}</dl>`;
}

/** Returns the page of an e-mail with both bodies. `hasSource`: whether its MIME source can be fetched. */
export function messagePage(mail: Mail, hasSource: boolean, labels: InboxLabels): string {
  const subject = mail.subject || labels.noSubject;
  const parts = [
    envelope(mail, labels),
    mail.html && section(labels.html, bodyFrame(mail.html, labels.html), 'html'),
    mail.text && section(labels.text, `<pre>${linked(mail.text)}</pre>`),
    mail.links.length > 0 &&
      section(labels.links, `<ul class="links">${mail.links.map((link) => `<li>${anchor(link)}</li>`).join('')}</ul>`),
    hasSource && `<p><a href="/messages/${mail.id}.eml" download>${labels.source}</a></p>`,
  ];
  return pageFrame(
    labels,
    subject,
    `<h1>${escapeMarkup(subject)}</h1><a class="button" href="/">${labels.back}</a>`,
    parts.filter(Boolean).join(''),
  );
}

/** Returns the page for an e-mail that does not exist. */
export const missingPage = (labels: InboxLabels): string =>
  pageFrame(
    labels,
    labels.notFound,
    `<h1>${labels.notFound}</h1><a class="button" href="/">${labels.back}</a>`,
    `<div class="card empty">${labels.notFoundHint}</div>`,
  );
