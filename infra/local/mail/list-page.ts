import { escapeMarkup } from '#infra/local/http/markup.ts';
import type { InboxLabels } from '#infra/local/mail/inbox-labels.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { pageFrame, timeElement } from '#infra/local/mail/page-frame.ts';

const row = (mail: Mail, labels: InboxLabels): string => `<li><a href="/messages/${mail.id}">
${timeElement(mail.at)}
<span>${escapeMarkup(mail.from)}</span>
<span class="to quiet">→ ${escapeMarkup([...mail.to, ...mail.cc, ...mail.bcc].join(', '))}</span>
<span class="subject"><strong>${escapeMarkup(mail.subject || labels.noSubject)}</strong></span>
</a></li>`;

/** Returns the page of the inbox: all e-mails, newest first. */
export function listPage(mails: readonly Mail[], labels: InboxLabels): string {
  const clear = `<form method="post" action="/messages/clear"><button class="danger">${labels.clear}</button></form>`;
  const header = `<h1>${labels.inbox}${mails.length > 0 ? ` <span class="quiet">${mails.length}</span>` : ''}</h1>
<a class="button" href="/">${labels.reload}</a>${mails.length > 0 ? clear : ''}`;
  const content =
    mails.length === 0
      ? `<div class="card empty"><strong>${labels.empty}</strong><p class="quiet">${labels.emptyHint}</p></div>`
      : `<ol class="mails card" aria-label="${labels.newestFirst}">${mails.map((mail) => row(mail, labels)).join('')}</ol>`;
  return pageFrame(labels, labels.inbox, header, content);
}
