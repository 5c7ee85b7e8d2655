import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formData, type SiteFormFixture, startSiteFormFixture, submission } from '#test/support/api/site-form-fixture.ts';
import { addReadyMedia } from '#test/support/api/site-fixture.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/site/popup.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

let test: SiteFormFixture;
beforeAll(async () => {
  test = await startSiteFormFixture();
});
afterAll(() => test.stop());

describe('applicant of a popup', () => {
  const at = (minutes: number): string => new Date(test.time.now + minutes * 60_000).toISOString();
  const offer = (linkUrl: string, differences: Partial<PopupCta> = {}): Partial<PopupCta> & { linkUrl: string } => ({
    kind: 'applicantLimit',
    limit: 2,
    linkUrl,
    ...differences,
  });

  /** Publishes a site with these popups and returns the number of applicants of each. */
  async function offering(offers: readonly (Partial<PopupCta> & { linkUrl: string })[]) {
    const ids = offers.map((_, index) => numberedUlid(index + 1));
    const made = await test.published();
    const image = await addReadyMedia(test, test.accounts.USER, made.siteId, 'popup');
    const popups = Object.fromEntries(
      offers.map(({ linkUrl, ...popup }, index) => {
        const isInternalLink = !linkUrl.startsWith('https:');
        const content = { jp: { ...EMPTY_POPUP_CONTENT, image, linkButtonText: '申し込む', linkUrl, isInternalLink } };
        return [ids[index] ?? '', { ...newPopup('timeLimit'), effectiveSheets: made.sheetIds, ...popup, content }];
      }),
    );
    const { site } = await test.user.get(made.siteId);
    const saved = await test.user.save(made.siteId, site.working, { popups });
    await test.user.publish(made.siteId, saved.site.working);
    const applicants = async () => {
      const { counts } = await test.user.popupCounts(made.siteId);
      return ids.map((id) => counts[id]?.applicants ?? 0);
    };
    return { siteId: made.siteId, applicants };
  }

  it('is one sent form, for the active popups that link to it', async () => {
    const { siteId: id, applicants } = await offering([
      offer('/contact'),
      offer('/form'),
      offer('/membership'),
      offer('/contact', { kind: 'timeLimit', limit: null, endDate: at(60) }),
      offer('https://example.com/contact'),
      offer('/contact', { startDate: at(10), endDate: at(60) }),
      offer('/A1'),
    ]);
    await test.call('contact', id, submission({ data: formData() }));
    expect(await applicants()).toEqual([1, 0, 0, 0, 0, 0, 0]);
    await test.call('homepage', id, submission({ data: formData() }));
    expect(await applicants()).toEqual([1, 1, 0, 0, 0, 0, 0]);
    test.time.now += 10 * 60_000;
    await test.call('contact', id, submission({ data: formData() }));
    expect(await applicants()).toEqual([2, 1, 0, 0, 0, 1, 0]);
  });

  it('is counted once for a repeated form, and not for a program or a check', async () => {
    const { siteId: id, applicants } = await offering([offer('/contact'), offer('/form')]);
    const body = submission({ data: formData() });
    await Promise.all(Array.from({ length: 10 }, () => test.call('contact', id, body)));
    await test.call('contact', id, submission({ data: formData(), website: 'x' }));
    await test.call('homepage', id, submission({ data: formData(), mode: 'check' }));
    expect(await applicants()).toEqual([1, 0]);
  });

  it('is counted under concurrency', async () => {
    const { siteId: id, applicants } = await offering([offer('/contact', { limit: 1_000 })]);
    const answers = await Promise.all(Array.from({ length: 30 }, () => test.call('contact', id, submission({ data: formData() }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(await applicants()).toEqual([30]);
  });
});
