import { describe, expect, it } from 'vitest';
import { answerTitle } from '#web/features/visitors/list/answer-title.ts';

describe('answerTitle', () => {
  it.each([
    ['the title in the language', { jp: '会社名', en: 'Company' }, 'jp', '会社名'],
    ['the English title if the language has no title', { cn: '公司', en: 'Company' }, 'kr', 'Company'],
    ['any title if neither language has a title', { cn: '公司' }, 'kr', '公司'],
    ['no text without titles', {}, 'jp', ''],
  ] as const)('returns %s', (_, titles, language, expected) => expect(answerTitle({ titles }, language)).toBe(expected));
});
