import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { mail as source } from '#shared/messages/jp/mail/mail.ts';
import { billingMails } from '#shared/messages/kr/mail/billing-mails.ts';
import { signInMails } from '#shared/messages/kr/mail/sign-in-mails.ts';
import { siteMails } from '#shared/messages/kr/mail/site-mails.ts';
import { visitorMails } from '#shared/messages/kr/mail/visitor-mails.ts';

export const mail: CatalogueOf<typeof source> = {
  greeting: '{{name}} 님, 안녕하세요.',
  openInstead: '버튼이 눌리지 않으면 브라우저에서 아래 주소를 열어 주세요.',
  expires: {
    minutes: '링크는 {{count}}분 동안 한 번만 사용할 수 있습니다(일본 시간 {{until}}까지).',
    hours: '링크는 {{count}}시간 동안 한 번만 사용할 수 있습니다(일본 시간 {{until}}까지).',
    days: '링크는 {{count}}일 동안 한 번만 사용할 수 있습니다(일본 시간 {{until}}까지).',
  },
  footer: '{{brand}}에서 자동으로 보낸 발신 전용 이메일입니다.',
  ...signInMails,
  ...visitorMails,
  ...siteMails,
  ...billingMails,
};
