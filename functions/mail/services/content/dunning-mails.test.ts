import { describe, expect, it } from 'vitest';
import { dunningMail } from '#functions/mail/services/content/dunning-mails.ts';
import { DunningMail } from '#shared/model/billing/dunning.ts';
import { LANGUAGES } from '#shared/model/language.ts';

const FACTS = { number: '2026-12-000007', total: 11_780, invoiced: 21_780, dueOn: '2026-12-28', bankDetails: 'A bank\n1234567' };

describe('dunningMail', () => {
  it.each(LANGUAGES.flatMap((language) => DunningMail.options.map((mail) => [language, mail] as const)))(
    'names invoice, open amount, due day and bank details in %s: %s (R-22.108)',
    (language, mail) => {
      const {
        subject,
        paragraphs,
        answers = [],
        notes,
      } = dunningMail({ language, brandName: 'BRAND' }, mail, 'NAME', FACTS, 'https://a.example');
      expect(subject).toMatch(/BRAND.*2026-12-000007/);
      const text = JSON.stringify([subject, paragraphs, answers, notes]);
      for (const named of ['¥21,780', '¥11,780', '2026/12/28', 'A bank', '1234567']) expect(text).toContain(named);
      expect(text).not.toContain('{{');
    },
  );

  it('names one amount if nothing was received', () => {
    const { answers = [] } = dunningMail({ language: 'jp', brandName: '' }, 'reminder', '', { ...FACTS, invoiced: undefined }, '');
    expect(answers.map(({ lines }) => lines.join(' '))).toEqual(['2026-12-000007', '¥11,780', '2026/12/28', 'A bank 1234567']);
  });
});
