import { describe, expect, it, test } from 'vitest';
import { domainInstructionsMail, domainMail } from '#functions/mail/jobs/mail/content/domain-mails.ts';
import { LANGUAGES } from '#shared/model/language.ts';

const TEMPLATES = ['domain-live', 'domain-failing', 'domain-expired', 'domain-lost', 'domain-certificate'] as const;
const SCREEN = 'https://console.example.com/site/abcdefghij12/domain';
const context = (language: (typeof LANGUAGES)[number]) => ({ language, brandName: 'Brand' });

describe.each(LANGUAGES)('e-mails about domains in %s', (language) => {
  test.each(TEMPLATES)('%s names the site and the domain in Unicode, and contains no unfilled placeholder', (template) => {
    const about = {
      template,
      accountId: '',
      siteId: '',
      siteName: 'Tea shop',
      domain: 'xn--t8jz70l.example.jp',
      endsAt: '2026-12-01T03:00:00.000Z',
    };
    const mail = domainMail(context(language), 'Ursula', about, SCREEN);
    const text = [mail.subject, mail.title, mail.greeting, ...mail.paragraphs].join('\n');
    expect(text).toContain('お店.example.jp');
    expect(text).toContain('Tea shop');
    expect(text).not.toContain('{{');
    expect(mail.button?.address).toBe(SCREEN);
  });

  it('contain DNS record, company, sender and message in the instructions for the DNS administrator', () => {
    const record = { name: 'www.example.jp', host: 'www', zone: 'example.jp', value: '01jd.cname.sites.example' };
    const asked = { company: 'Tea Ltd', sender: 'Ursula', siteName: 'Tea shop', siteId: '', ownerId: '', domain: 'www.example.jp', record };
    const mail = domainInstructionsMail(
      context(language),
      { ...asked, language, message: 'Hello\nthere', until: '2026-12-01T03:00:00.000Z' },
      SCREEN,
    );
    const text = JSON.stringify(mail);
    for (const word of ['CNAME', 'www', 'example.jp', record.value, 'Tea Ltd', 'Ursula', 'Hello', 'there']) expect(text).toContain(word);
    expect(text).not.toContain('{{');
    const short = domainInstructionsMail(context(language), { ...asked, language, message: '', until: null }, SCREEN);
    expect([short.answers?.length, short.notes.length]).toEqual([3, 1]);
  });
});
