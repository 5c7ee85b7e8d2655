import { describe, expect, it } from 'vitest';
import { dunningMail, resumedMail } from '#functions/mail/services/content/dunning-mails.ts';
import { LANGUAGES } from '#shared/model/language.ts';

const MAILS = ['reminder', 'final-notice', 'paused'] as const;
const FACTS = { number: '2026-12-000007', total: 11_780, invoiced: 21_780, dueOn: '2026-12-28', bankDetails: 'A bank\n1234567' };

describe('dunningMail', () => {
  it.each(LANGUAGES.flatMap((language) => MAILS.map((mail) => [language, mail] as const)))(
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

  it.each(LANGUAGES)('names the day of the pause in a final notice in %s, only if one follows (R-22.111)', (language) => {
    const textOf = (pausesOn: string | null) =>
      dunningMail({ language, brandName: '' }, 'final-notice', '', { ...FACTS, pausesOn }, '').paragraphs.join('\n');
    expect(textOf('2027-01-31')).toContain('2027/01/31');
    expect(textOf(null)).not.toContain('{{');
    expect(textOf('2027-01-31')).toContain(textOf(null).split('\n')[0]);
    expect(textOf(null).length).toBeLessThan(textOf('2027-01-31').length);
  });
});

it.each(LANGUAGES)('resumedMail names the invoice in %s (R-22.113)', (language) => {
  const { subject, title, paragraphs, answers = [] } = resumedMail({ language, brandName: 'BRAND' }, 'NAME', FACTS, '');
  expect([subject, ...answers.flatMap(({ lines }) => lines)].join(' ')).toMatch(/BRAND.*2026-12-000007/);
  expect([subject, title, ...paragraphs].join(' ')).not.toContain('{{');
});
