import { expect, it } from 'vitest';
import { PLAN_NOTICES } from '#shared/model/plans/plan-notice.ts';
import { planNoticeMail } from '#functions/mail/jobs/mail/content/plan-mails.ts';
import { LANGUAGES } from '#shared/model/language.ts';

it('planNoticeMail names plan, company, day and message in every language (R-21.62)', () => {
  for (const language of LANGUAGES)
    for (const notice of PLAN_NOTICES) {
      const news = { notice, companyName: 'COMPANY', planName: 'PLAN', from: '2026-12', text: 'MESSAGE' };
      const { subject, paragraphs } = planNoticeMail({ language, brandName: 'BRAND' }, 'NAME', news, 'https://console.example.com/');
      const text = [subject, ...paragraphs].join('\n');
      const named = ['BRAND', 'PLAN', 'MESSAGE', ...(notice === 'requested' ? ['COMPANY'] : [])];
      if (notice !== 'requested' && notice !== 'declined') named.push('2026/12/01');
      expect([language, notice, named.filter((name) => !text.includes(name))]).toEqual([language, notice, []]);
      expect(text).not.toContain('{{');
    }
});
