import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endUserApi } from '#test/support/api/end-user-fixture.ts';
import {
  addReadyMedia,
  refusalOf,
  sheet,
  sheetsInFirstCells,
  startSiteFixture,
  type Actor,
  type SiteFixture,
} from '#test/support/api/site-fixture.ts';
import { applicantWrite } from '#functions/popups/store/popup-count-store.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import type { Language } from '#shared/model/language.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 10, 30, 14, 50);
const at = (minutes: number): string => new Date(NOW + minutes * MINUTE).toISOString();

let test: SiteFixture;
let user: Actor;
let api: ReturnType<typeof endUserApi>;
beforeAll(async () => {
  test = await startSiteFixture();
  test.time.now = NOW;
  user = test.as(test.accounts.USER);
  api = endUserApi(test);
});
afterAll(() => test.stop());

const circumstances = { query: {}, body: undefined, caller: undefined, viewerAddress: '192.0.2.1', cookies: {} };
const asked = (siteId: string, lang?: 'jp' | 'en' | 'cn') =>
  api.popups({ ...circumstances, params: { siteId }, query: { lang } }) as Promise<{ now: string; popups: { id: string }[] }>;

/** Publishes a site with one sheet and these popups, effective on that sheet by default. */
async function published(
  popups: readonly Partial<PopupCta>[],
  languages: readonly Language[] = ['jp'],
): Promise<{ siteId: string; ids: string[] }> {
  const site = await user.create();
  const { document } = await user.get(site.id);
  const image = await addReadyMedia(test, test.accounts.USER, site.id);
  const first = sheetsInFirstCells(3, 3, [sheet('茶', { image })], ['jp', 'en']);
  const popupContent = {
    ...EMPTY_POPUP_CONTENT,
    image: await addReadyMedia(test, test.accounts.USER, site.id, 'popup'),
    linkButtonText: '申し込む',
    linkUrl: 'https://example.com/',
  };
  const ids = popups.map((_, index) => numberedUlid(index + 1));
  const whole = (popup: Partial<PopupCta>): PopupCta => ({
    ...newPopup(popup.kind ?? 'timeLimit'),
    effectiveSheets: first.ids,
    content: Object.fromEntries(languages.map((language) => [language, popupContent])),
    ...popup,
  });
  const saved = await user.save(site.id, site.working, {
    ...first.changes,
    settings: { ...document.settings, languages: ['jp', 'en'] },
    popups: Object.fromEntries(popups.map((popup, index) => [ids[index] ?? '', whole(popup)])),
  });
  await user.publish(site.id, saved.site.working);
  return { siteId: site.id, ids };
}

/** Publishes a popup with content in one language only, which publishing would now refuse. */
async function publishedAnyway(popups: readonly Partial<PopupCta>[], languages: readonly Language[]) {
  const made = await published(popups, ['jp', ...languages]);
  const { site, document } = await user.get(made.siteId);
  const inSome = ({ content, ...popup }: PopupCta): PopupCta => ({
    ...popup,
    content: Object.fromEntries(Object.entries(content).filter(([language]) => languages.some((one) => one === language))),
  });
  const changes = { popups: Object.fromEntries(Object.entries(document.popups).map(([id, popup]) => [id, inSome(popup)])) };
  const { working } = (await user.save(made.siteId, site.working, changes)).site;
  await test.table.update(siteKey(made.siteId), { set: { live: working } });
  return made;
}

describe('getActivePopups', () => {
  it('returns popups from their start to their end, inclusive, by the server’s clock', async () => {
    const { siteId, ids } = await published([{}, { startDate: at(5), endDate: at(20) }, { endDate: at(10) }]);
    const [always, later, ending] = ids;
    const shownAt = async (minutes: number, ms = 0) => {
      test.time.now = NOW + minutes * MINUTE + ms;
      const { now, popups } = await asked(siteId);
      expect(now).toBe(new Date(test.time.now).toISOString());
      return popups.map(({ id }) => id);
    };
    expect(await shownAt(0)).toEqual([always, ending]);
    expect(await shownAt(5, -1)).toEqual([always, ending]);
    expect(await shownAt(5)).toEqual([always, later, ending]);
    // Midnight in Japan, between two months.
    expect(await shownAt(10)).toEqual([always, later, ending]);
    expect(await shownAt(10, 1)).toEqual([always, later]);
    expect(await shownAt(20)).toEqual([always, later]);
    expect(await shownAt(20, 1)).toEqual([always]);
    test.time.now = NOW;
  });

  it('returns the remaining time only if the popup shows it', async () => {
    const { siteId } = await published([{ endDate: at(90) }, { endDate: at(90), showRemainingTime: false }, {}]);
    expect(await asked(siteId)).toMatchObject({
      popups: [
        { remaining: { unit: 'hours', value: 1 }, endsAt: at(90), applicants: null, limit: null },
        { remaining: null, endsAt: at(90) },
        { remaining: null, endsAt: null },
      ],
    });
  });

  it('omits a popup that has reached its applicant limit, and returns the count of applicants only if the popup shows it', async () => {
    const offer = { kind: 'applicantLimit', limit: 3 } as const;
    const { siteId, ids } = await published([offer, { ...offer, showApplicantCount: false }, { limit: 1 }]);
    const [open = '', silent = '', timed = ''] = ids;
    const apply = async (popupId: string, times: number) => {
      for (let time = 0; time < times; time += 1) await test.table.transact([applicantWrite({ id: siteId }, popupId, null)]);
    };
    await apply(open, 2);
    await apply(silent, 2);
    await apply(timed, 2);
    expect(await asked(siteId)).toMatchObject({
      popups: [
        { id: open, applicants: 2, limit: 3 },
        { id: silent, applicants: null, limit: 3 },
        { id: timed, applicants: null, limit: null },
      ],
    });
    await apply(open, 1);
    expect((await asked(siteId)).popups.map(({ id }) => id)).toEqual([silent, timed]);
    expect(await user.popupCounts(siteId)).toMatchObject({ counts: { [open]: { clicks: 0, applicants: 3 } } });
  });

  it('returns a popup that has reached its applicant limit if it has a waiting list', async () => {
    const { siteId, ids } = await published([{ kind: 'applicantLimit', limit: 1, hasWaitingList: true }]);
    expect((await asked(siteId)).popups).toMatchObject([{ isFull: false, applicants: 0 }]);
    await test.table.transact([applicantWrite({ id: siteId }, ids[0] ?? '', 1)]);
    expect((await asked(siteId)).popups).toMatchObject([{ isFull: true, applicants: 1 }]);
  });

  it('omits popups without an existing effective sheet', async () => {
    const { siteId, ids } = await published([{ effectiveSheets: [] }, { effectiveSheets: [numberedUlid(99)] }, {}]);
    expect((await asked(siteId)).popups.map(({ id }) => id)).toEqual([ids[2]]);
  });

  it('returns popups of public sheets, and omits popups that are only on members-only sheets', async () => {
    const { siteId, ids } = await published([{}, {}]);
    const [both = '', secret = ''] = ids;
    const { site, document } = await user.get(siteId);
    const [open = ''] = Object.values(document.grid.cells);
    const locked = numberedUlid(50);
    const saved = await user.save(siteId, site.working, {
      grid: { ...document.grid, cells: { ...document.grid.cells, B1: locked } },
      sheets: { [locked]: { jp: sheet('秘密', { membersOnlyLock: true, image: await addReadyMedia(test, test.accounts.USER, siteId) }) } },
      popups: Object.fromEntries(
        ids.map((id) => [
          id,
          { ...(document.popups[id] ?? newPopup('timeLimit')), effectiveSheets: id === both ? [locked, open] : [locked] },
        ]),
      ),
    });
    await user.publish(siteId, saved.site.working);
    expect((await asked(siteId)).popups.map(({ id }) => id)).toEqual([both]);
    expect(secret).not.toBe(both);
  });

  it('omits popups without content in the requested and the default language', async () => {
    const idsIn = async (siteId: string) => {
      const answers = await Promise.all(([undefined, 'jp', 'en', 'cn'] as const).map((lang) => asked(siteId, lang)));
      return answers.map(({ popups }) => popups.length);
    };
    expect(await idsIn((await published([{}])).siteId)).toEqual([1, 1, 1, 1]);
    expect(await idsIn((await publishedAnyway([{}], ['en'])).siteId)).toEqual([0, 0, 1, 0]);
    expect(await idsIn((await publishedAnyway([{}], [])).siteId)).toEqual([0, 0, 0, 0]);
  });

  it('reads the live revision, and returns not-found for an unpublished site', async () => {
    const { siteId, ids } = await published([{}]);
    const { site } = await user.get(siteId);
    await user.save(siteId, site.working, { popups: { [ids[0] ?? '']: null } });
    expect((await asked(siteId)).popups).toHaveLength(1);
    await user.publish(siteId, site.working, 'private');
    for (const id of [siteId, 'nowherenear1']) expect(await refusalOf(asked(id))).toMatchObject({ code: 'not-found' });
  });

  it('makes one more database read if it counts applicants', async () => {
    const [timed, counted] = [await published([{}]), await published([{ kind: 'applicantLimit', limit: 3 }])];
    const callsOf = async (siteId: string) => {
      test.takeCalls();
      await asked(siteId);
      return test.takeCalls().length;
    };
    expect([await callsOf(timed.siteId), await callsOf(counted.siteId)]).toEqual([6, 7]);
  });
});
