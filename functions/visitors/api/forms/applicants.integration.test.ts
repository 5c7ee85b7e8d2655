import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formData, type SiteFormFixture, startSiteFormFixture, submission } from '#test/support/api/site-form-fixture.ts';
import { addReadyMedia } from '#test/support/api/site-fixture.ts';
import { popupCountKey } from '#functions/platform/keys/keys.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

let test: SiteFormFixture;
beforeAll(async () => {
  test = await startSiteFormFixture();
});
afterAll(() => test.stop());

const POPUP = numberedUlid(1);
const at = (minutes: number): string => new Date(test.time.now + minutes * 60_000).toISOString();

/** Publishes a site with this popup. */
async function offering(differences: Partial<PopupCta> = {}, linkUrl = '/contact') {
  const { siteId, sheetIds } = await test.published();
  const image = await addReadyMedia(test, test.accounts.USER, siteId, 'popup');
  const content = { jp: { ...EMPTY_POPUP_CONTENT, image, linkButtonText: '申し込む', linkUrl, isInternalLink: linkUrl.startsWith('/') } };
  let popup: PopupCta = { ...newPopup('applicantLimit'), name: '茶会', limit: 2, effectiveSheets: sheetIds, content, ...differences };
  const publish = async (changes: Partial<PopupCta> | null): Promise<void> => {
    popup = { ...popup, ...changes };
    const { site } = await test.user.get(siteId);
    const saved = await test.user.save(siteId, site.working, { popups: { [POPUP]: changes && popup } });
    await test.user.publish(siteId, saved.site.working);
  };
  await publish({});
  const apply = async (more: Parameters<typeof submission>[0] = {}, kind: 'contact' | 'homepage' = 'contact') => {
    const { status, data } = await test.call(kind, siteId, submission({ data: formData(), popup: POPUP, ...more }));
    const { code, isWaiting } = (data ?? {}) as { code?: string; isWaiting?: boolean };
    return `${status} ${code ?? (isWaiting === undefined ? 'not counted' : isWaiting ? 'waiting' : 'accepted')}`;
  };
  const counts = async () => {
    const { applicants = 0, waiting = 0 } = (await test.user.popupCounts(siteId)).counts[POPUP] ?? {};
    return [applicants, waiting];
  };
  return { siteId, publish, apply, counts, offersOf: async () => (await test.entriesOf(siteId)).map(({ offer }) => offer) };
}

const times = <T>(count: number, what: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: count }, () => what()));

describe('form sent from a popup', () => {
  it('is counted as an applicant of the popup; other forms are not counted', async () => {
    const { apply, counts, offersOf } = await offering();
    expect([await apply(), await apply({ popup: undefined }), await apply({ popup: undefined }, 'homepage')]).toEqual([
      '201 accepted',
      '201 not counted',
      '201 not counted',
    ]);
    expect(await counts()).toEqual([1, 0]);
    expect(await offersOf()).toEqual([{ id: POPUP, name: '茶会', isWaiting: false }, null]);
  });

  it('makes six item writes besides the three rate-limit counters, also on the waiting list', async () => {
    const { apply } = await offering({ hasWaitingList: true, limit: 1 });
    const written = [];
    for (const popup of [undefined, POPUP, POPUP]) {
      test.takeTraffic();
      expect(await apply({ popup })).toMatch(/^201 /);
      written.push(test.takeTraffic().itemsWritten);
    }
    // The last application reads that the limit is reached, so it needs only one transaction.
    expect(written).toEqual([8, 9, 9]);
  });

  it('is rejected with offer-full at the applicant limit, and neither stored nor e-mailed', async () => {
    const { siteId, apply, counts } = await offering();
    await times(2, apply);
    await test.deliverMail();
    expect([await apply(), await apply({}, 'contact')]).toEqual(['409 offer-full', '409 offer-full']);
    expect([await counts(), (await test.entriesOf(siteId)).length, await test.deliverMail()]).toEqual([[2, 0], 2, []]);
  });

  it('is added to the waiting list, if the popup has a waiting list, at the applicant limit; both e-mails state this', async () => {
    const { apply, counts, offersOf } = await offering({ hasWaitingList: true, limit: 1 });
    await apply();
    await test.deliverMail();
    expect([await apply(), await counts()]).toEqual(['201 waiting', [1, 1]]);
    expect((await offersOf()).map((offer) => offer?.isWaiting)).toEqual([false, true]);
    const texts = (await test.deliverMail()).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain('キャンセル待ち');
    expect(texts.filter((text) => text.includes('ポップアップ「茶会」からの申し込みです。'))).toHaveLength(1);
  });

  it.each([
    ['refuses all but one', false, '409 offer-full', [10, 0]],
    ['puts all but one on the waiting list', true, '201 waiting', [10, 9]],
  ] as const)('takes the last of 10 places in only one of 10 concurrent requests: %s', async (_, hasWaitingList, otherwise, counted) => {
    const { siteId, apply, counts } = await offering({ limit: 10, hasWaitingList });
    for (let place = 0; place < 9; place += 1) await apply();
    const results = await times(10, apply);
    expect(results.toSorted()).toEqual(['201 accepted', ...Array.from({ length: 9 }, () => otherwise)].toSorted());
    expect(await counts()).toEqual(counted);
    expect(await test.entriesOf(siteId)).toHaveLength(counted[0] + counted[1]);
  });

  it('is counted once even if the request is repeated, also after the limit is reached', async () => {
    const { siteId, apply, counts } = await offering({ limit: 1 });
    const [once, late] = [submission().id, submission().id];
    const data = formData();
    expect(new Set(await times(10, () => apply({ id: once, data })))).toEqual(new Set(['201 accepted']));
    expect([await apply({ id: late }), await apply({ id: once, data }), await counts()]).toEqual([
      '409 offer-full',
      '201 accepted',
      [1, 0],
    ]);
    expect(await test.entriesOf(siteId)).toHaveLength(1);
  });

  it('gets the same answer on a retry while on the waiting list', async () => {
    const { apply, counts } = await offering({ limit: 1, hasWaitingList: true });
    await apply();
    const again = { id: submission().id, data: formData() };
    expect([...(await times(5, () => apply(again))), await apply(again)]).toEqual(Array.from({ length: 6 }, () => '201 waiting'));
    expect(await counts()).toEqual([1, 1]);
  });

  it('is not counted if a program sends it or in check mode; check mode reports a full offer', async () => {
    const { apply, counts } = await offering({ limit: 1 }, '/form');
    const check = () => apply({ mode: 'check' }, 'homepage');
    expect([await apply({ website: 'x' }, 'homepage'), await check(), await counts()]).toEqual(['201 accepted', '201 accepted', [0, 0]]);
    await apply({}, 'homepage');
    expect([await check(), await counts()]).toEqual(['409 offer-full', [1, 0]]);
  });
});

describe('applicant limit of a popup', () => {
  it('reopens the offer when raised, and closes it when lowered to the count or less; republishing keeps the count', async () => {
    const { publish, apply, counts } = await offering({ limit: 2 });
    await times(2, apply);
    expect(await apply()).toBe('409 offer-full');
    await publish({ limit: 3 });
    expect([await apply(), await apply()]).toEqual(['201 accepted', '409 offer-full']);
    await publish({ limit: 1 });
    expect([await apply(), await counts()]).toEqual(['409 offer-full', [3, 0]]);
    await publish({ limit: 1, hasWaitingList: true });
    expect([await apply(), await counts()]).toEqual(['201 waiting', [3, 1]]);
    await publish({ kind: 'timeLimit' });
    expect([await apply(), await counts()]).toEqual(['201 accepted', [4, 1]]);
  });

  it('includes applicants that earlier versions counted on the shards of clicks', async () => {
    const { siteId, apply, counts } = await offering({ limit: 4 });
    for (const shard of [1, 5])
      await test.table.update(popupCountKey(siteId, POPUP, shard), {
        set: { entity: 'popup-count', popupId: POPUP },
        add: { applicants: 1 },
      });
    expect((await times(5, apply)).toSorted()).toEqual([
      '201 accepted',
      '201 accepted',
      ...Array.from({ length: 3 }, () => '409 offer-full'),
    ]);
    expect(await counts()).toEqual([4, 0]);
  });

  it('counts from zero on a copy of the site', async () => {
    const { siteId, apply } = await offering({ limit: 1 });
    await apply();
    const copy = await test.user.duplicate(siteId);
    await test.user.publish(copy.id, copy.working);
    const answer = await test.call('contact', copy.id, submission({ data: formData(), popup: POPUP }));
    expect(answer).toMatchObject({ status: 201, data: { isWaiting: false } });
    expect((await test.user.popupCounts(copy.id)).counts[POPUP]).toMatchObject({ applicants: 1 });
  });
});

describe('form sent from an ineligible popup', () => {
  const refused = '409 offer-ended';

  it('is rejected with offer-ended outside the popup’s period, by the server’s clock', async () => {
    const { apply, counts } = await offering({ startDate: at(10), endDate: at(20) });
    expect(await apply()).toBe(refused);
    test.time.now += 10 * 60_000;
    expect(await apply()).toBe('201 accepted');
    test.time.now += 10 * 60_000;
    expect(await apply()).toBe('201 accepted');
    test.time.now += 1;
    expect([await apply(), await apply({ popup: undefined }), await counts()]).toEqual([refused, '201 not counted', [2, 0]]);
  });

  it('is rejected if the popup is unknown, of another site, removed or on no sheet', async () => {
    const { siteId, apply, publish, counts } = await offering();
    expect(await apply({ popup: numberedUlid(77) })).toBe(refused);
    const { siteId: other } = await test.published();
    expect(await test.call('contact', other, submission({ data: formData(), popup: POPUP }))).toMatchObject({ status: 409 });
    await publish({ effectiveSheets: [] });
    expect(await apply()).toBe(refused);
    await publish(null);
    expect([await apply(), await counts(), (await test.entriesOf(siteId)).length]).toEqual([refused, [0, 0], 0]);
  });

  it.each(['https://example.com/contact', '/A1', '/membership', '/form'])(
    'is rejected if the popup links to %s instead of the form',
    async (linkUrl) => {
      expect(await (await offering({}, linkUrl)).apply()).toBe(refused);
    },
  );

  it('is rejected with invalid-input if the popup id is malformed', async () => {
    expect(await (await offering()).apply({ popup: 'x' })).toBe('400 invalid-input');
  });
});
