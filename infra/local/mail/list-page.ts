import { escapeMarkup } from '#infra/local/http/markup.ts';
import type { InboxLabels } from '#infra/local/mail/inbox-labels.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { pageFrame, timeElement } from '#infra/local/mail/page-frame.ts';

const row = (mail: Mail, words: InboxLabels): string => `<li><a href="/messages/${mail.id}">
${timeElement(mail.at)}
<span>${escapeMarkup(mail.from)}</span>
<span class="to quiet">→ ${escapeMarkup([...mail.to, ...mail.cc, ...mail.bcc].join(', '))}</span>
<span class="subject"><strong>${escapeMarkup(mail.subject || words.noSubject)}</strong></span>
</a></li>`;

/** The inbox: all mails, newest first. */
export function listPage(mails: readonly Mail[], words: InboxLabels): string {
  const clear = `<form method="post" action="/messages/clear"><button class="danger">${words.clear}</button></form>`;
  const header = `<h1>${words.inbox}${mails.length > 0 ? ` <span class="quiet">${mails.length}</span>` : ''}</h1>
<a class="button" href="/">${words.reload}</a>${mails.length > 0 ? clear : ''}`;
  const content =
    mails.length === 0
      ? `<div class="card empty"><strong>${words.empty}</strong><p class="quiet">${words.emptyHint}</p></div>`
      : `<ol class="mails card" aria-label="${words.newestFirst}">${mails.map((mail) => row(mail, words)).join('')}</ol>`;
  return pageFrame(words, words.inbox, header, content);
}
