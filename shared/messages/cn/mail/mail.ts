import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { mail as source } from '#shared/messages/jp/mail/mail.ts';
import { billingMails } from '#shared/messages/cn/mail/billing-mails.ts';
import { signInMails } from '#shared/messages/cn/mail/sign-in-mails.ts';
import { siteMails } from '#shared/messages/cn/mail/site-mails.ts';
import { visitorMails } from '#shared/messages/cn/mail/visitor-mails.ts';

export const mail: CatalogueOf<typeof source> = {
  greeting: '{{name}}，您好：',
  openInstead: '如果按钮无法点击，请在浏览器中打开以下地址：',
  expires: {
    minutes: '链接在 {{count}} 分钟内有效（截止日本时间 {{until}}），仅可使用一次。',
    hours: '链接在 {{count}} 小时内有效（截止日本时间 {{until}}），仅可使用一次。',
    days: '链接在 {{count}} 天内有效（截止日本时间 {{until}}），仅可使用一次。',
  },
  footer: '本邮件由 {{brand}} 自动发送，请勿直接回复。',
  ...signInMails,
  ...visitorMails,
  ...siteMails,
  ...billingMails,
};
