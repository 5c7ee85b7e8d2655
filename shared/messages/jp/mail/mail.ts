import { billingMails } from '#shared/messages/jp/mail/billing-mails.ts';
import { signInMails } from '#shared/messages/jp/mail/sign-in-mails.ts';
import { siteMails } from '#shared/messages/jp/mail/site-mails.ts';
import { visitorMails } from '#shared/messages/jp/mail/visitor-mails.ts';

/** Texts of e-mails. `{{brand}}` is the product's name, or that of the OEM that the recipient is a customer of. */
export const mail = {
  greeting: '{{name}} 様',
  openInstead: 'ボタンを押せない場合は、次のアドレスをブラウザで開いてください。',
  expires: {
    minutes: 'リンクの有効期限は{{count}}分です({{until}}まで・日本時間)。一度だけ使えます。',
    hours: 'リンクの有効期限は{{count}}時間です({{until}}まで・日本時間)。一度だけ使えます。',
    days: 'リンクの有効期限は{{count}}日間です({{until}}まで・日本時間)。一度だけ使えます。',
  },
  footer: 'このメールは{{brand}}から自動でお送りしています。ご返信いただいてもお答えできません。',
  ...signInMails,
  ...visitorMails,
  ...siteMails,
  ...billingMails,
} as const;
