import { expect, it } from 'vitest';
import {
  memberAlreadyRegisteredMail,
  memberEmailChangedMail,
  memberEmailChangeMail,
  memberEmailConfirmMail,
  memberLeftMail,
  memberPasswordChangedMail,
  memberPasswordResetMail,
  memberRegistrationMail,
} from '#functions/mail/jobs/mail/content/member-mails.ts';
import { LANGUAGES } from '#shared/model/language.ts';

const until = new Date(Date.UTC(2026, 10, 20, 12));
const link = { address: 'https://a.example/x#token=t', until };

it.each(LANGUAGES)('member e-mails in %s have all texts, the site’s name in the subject and no greeting', (language) => {
  const context = { language, brandName: 'Tea & Co.' };
  const mails = [
    memberRegistrationMail(context, link),
    memberAlreadyRegisteredMail(context, { logIn: 'https://a.example/login', reset: 'https://a.example/forgot-password' }),
    memberPasswordResetMail(context, link),
    memberPasswordChangedMail(context, until, 'https://a.example/forgot-password'),
    memberEmailChangeMail(context, 'new@example.com', link),
    memberEmailConfirmMail(context, link),
    memberEmailChangedMail(context, until, 'https://a.example/login'),
    memberLeftMail(context, until, 'https://a.example/register'),
  ];
  for (const mail of mails) {
    expect(mail.subject).toContain('Tea & Co.');
    expect(JSON.stringify(mail)).not.toContain('{{');
    expect(mail.greeting).toBeNull();
  }
  expect(new Set(mails.map(({ title }) => title)).size).toBe(mails.length);
  const [registration, , reset] = mails;
  expect(registration?.notes[0]?.text).toContain('24');
  expect(reset?.notes[0]?.text).toMatch(/30.*2026\/11\/20 21:00|2026\/11\/20 21:00.*30/);
});
