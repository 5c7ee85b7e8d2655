import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { News } from '#shared/model/news/news.ts';
import {
  emptyDraft,
  type NewsDraft,
  newsErrors,
  timingOf,
  toDraft,
  toNewsInput,
  toNewsUpdate,
} from '#web/features/news/form/news-draft.ts';
import { NEWS } from '#web/features/news/news-fixture.ts';

const DRAFT: NewsDraft = {
  ...emptyDraft('jp', ['abcdefghij12']),
  texts: { ...emptyDraft('jp', []).texts, jp: { title: '冬のセール', content: '全品20%引き' } },
};
const rules = (change: Partial<NewsDraft>): string[] => newsErrors({ ...DRAFT, ...change }, '').map(({ path, rule }) => `${path} ${rule}`);
const texts = (change: Partial<NewsDraft['texts']>) => ({ ...DRAFT.texts, ...change });

describe('newsErrors', () => {
  it('returns no errors for complete news, and for incomplete news in the state draft', () => {
    expect(rules({})).toEqual([]);
    expect(rules({ state: 'draft', publishType: 'scheduled', texts: texts({ jp: { title: 'セール', content: '' } }) })).toEqual([]);
  });

  it('reports all missing fields at once', () =>
    expect(rules({ siteIds: [], texts: texts({ jp: { title: ' ', content: '' } }) })).toEqual([
      'siteIds required',
      'title required',
      'content required',
    ]));

  it('reports a translation that lacks its title or content', () =>
    expect([
      ...rules({ texts: texts({ en: { title: 'Winter sale', content: '' } }) }),
      ...rules({ texts: texts({ kr: { title: '', content: '전 품목 20% 할인' } }) }),
    ]).toEqual(['translations.en.content required', 'translations.kr.title required']));

  it('reports times that are invalid or in the wrong order', () => {
    expect(rules({ publishType: 'scheduled', startDate: '明日', endDate: '2026/12/24 18:00' })).toEqual(['startDate invalid-time']);
    expect(rules({ publishType: 'scheduled', startDate: '2026/12/24 18:00', endDate: '2026/12/24 18:00' })).toEqual([
      'endDate end-before-start',
    ]);
    expect(rules({ publishType: 'scheduled' })).toEqual(['startDate required']);
    expect(rules({ startDate: '明日' })).toEqual([]);
  });

  it('reports a link that is not a web address', () =>
    expect(rules({ contentUrl: 'javascript:alert(1)' })).toEqual(['contentUrl invalid-url']));
});

describe('request body of news', () => {
  it('toNewsInput returns only filled translations, and converts the times to instants', () => {
    const input = toNewsInput({
      ...DRAFT,
      texts: texts({ en: { title: 'Winter sale', content: '20% off' } }),
      publishType: 'scheduled',
      startDate: '2026/12/01 10:00',
      endDate: '2026/12/24 18:00',
    });
    expect(input).toMatchObject({
      language: 'jp',
      title: '冬のセール',
      translations: { en: { title: 'Winter sale', content: '20% off' } },
      startDate: '2026-12-01T01:00:00.000Z',
      endDate: '2026-12-24T09:00:00.000Z',
    });
    expect(Object.keys(input.translations)).toEqual(['en']);
  });

  it('toNewsUpdate returns the unchanged values of an item that was not edited', () => {
    const moment = fc
      .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true })
      .map((at) => new Date(Math.floor(at.getTime() / 60_000) * 60_000));
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 9_999 }), (start, minutes) => {
        const news: News = {
          ...NEWS,
          publishType: 'scheduled',
          startDate: start.toISOString(),
          endDate: new Date(start.getTime() + minutes * 60_000).toISOString(),
        };
        expect(toNewsUpdate(toDraft(news), 7)).toMatchObject({
          version: 7,
          startDate: news.startDate,
          endDate: news.endDate,
          translations: news.translations,
          imageId: news.image?.mediaId,
        });
      }),
    );
  });
});

it('timingOf returns no start for an instant draft, even if a start was typed before', () => {
  expect(timingOf({ ...DRAFT, startDate: '2026/12/01 10:00' }).startDate).toBeNull();
});
