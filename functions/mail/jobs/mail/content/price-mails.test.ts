import { describe, expect, it } from 'vitest';
import { priceChangeMail } from '#functions/mail/jobs/mail/content/price-mails.ts';
import { LANGUAGES } from '#shared/model/language.ts';

const BEFORE = { price: 9_800, limitAccess: 10_000, limitAccessPrice: 1_000, licencePrice: 5_000 };
const AFTER = { price: 10_800, limitAccess: null, limitAccessPrice: 1_000, licencePrice: 6_000 };

function compose(language: (typeof LANGUAGES)[number], isWithdrawn: boolean): { text: string; lines: string[] } {
  const news = { planName: 'PLAN', from: '2027-01', isWithdrawn, before: BEFORE, after: AFTER };
  const mail = priceChangeMail({ language, brandName: 'BRAND' }, 'NAME', news, 'https://console.example.com/');
  const lines = (mail.answers ?? []).flatMap((answer) => answer.lines);
  return { text: [mail.subject, mail.title, ...mail.paragraphs, ...lines].join('\n'), lines };
}

describe('priceChangeMail (R-22.142)', () => {
  it.each(LANGUAGES)('states in %s plan, first day, and the old and the new value of each changed figure', (language) => {
    const { text, lines } = compose(language, false);
    for (const part of ['BRAND', 'PLAN', '2027/01/01']) expect(text).toContain(part);
    expect(text).not.toContain('{{');
    expect(lines.slice(2, 4)).toEqual(['¥9,800 → ¥10,800', '¥5,000 → ¥6,000']);
    expect(lines).toHaveLength(5);
  });

  it.each(LANGUAGES)('states in %s only the present values if the change is withdrawn', (language) => {
    const { text, lines } = compose(language, true);
    expect(text).not.toMatch(/\{\{|¥10,800/);
    expect(lines.slice(2, 4)).toEqual(['¥9,800', '¥5,000']);
  });
});
