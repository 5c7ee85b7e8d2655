import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CTA_ANIMATIONS, EMPTY_POPUP_CONTENT, newPopup, type PopupContent, type PopupCta } from '#shared/model/sites/popup.ts';
import { SITE_PAGE_OF_INTERNAL_PAGE } from '#shared/model/sites/destination.ts';
import { PopupCard } from '#site-renderer/components/popup/popup-card.tsx';
import { POPUP_MOTIONS, popupMotion } from '#site-renderer/components/popup/popup-motion.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { POPUP_MOTION_CSS } from '#site-renderer/styles/popup-css.ts';

const ADDRESSES: SiteAddresses = {
  imageUrl: ({ mediaId }, { width, format }) => `/m/${mediaId}/${width}.${format}`,
  backdropUrl: () => '',
  videoUrl: () => '',
  cellUrl: (cell) => (cell === 'B2' ? `/B2#B2` : undefined),
  pageUrl: (page) => `/${page}`,
  linkedPageUrl: (page) => `/${SITE_PAGE_OF_INTERNAL_PAGE[page]}`,
  languageUrl: () => undefined,
  isGoal: () => false,
};
const IMAGE = { mediaId: 'PICTURE', width: 600, height: 500, colour: '#a0b0c0' };

const draw = (
  popup: Partial<PopupCta>,
  content: Partial<PopupContent> = {},
  shown?: { now: Date; applicants: number; languageTag: string },
): string =>
  renderToStaticMarkup(
    <PopupCard
      popupId="ID"
      popup={{ ...newPopup('timeLimit'), ...popup }}
      content={{ ...EMPTY_POPUP_CONTENT, ...content }}
      cells={['A1', 'B2']}
      addresses={ADDRESSES}
      words={VISITOR_LABELS.jp}
      {...(shown && { shown })}
    />,
  );

describe('PopupCard', () => {
  it('is hidden until the runtime starts, and carries its cells and text templates as data attributes', () => {
    const page = draw({ kind: 'applicantLimit', limit: 1_200, endDate: '2026-12-01T00:00:00.000Z' });
    expect(page).toMatch(/<div role="group" class="popup" data-popup="ID" data-sheets="A1 B2"[^>]* hidden=""/);
    expect(page).toContain('data-countdown="残り{{time}}"');
    expect(page).toContain('data-applicants="申込{{count}}名 / 定員1,200名"');
  });

  it('shows countdown and applicants in the editor, their numbers as elements for the styles (R-14.123)', () => {
    const shown = { now: new Date('2026-11-27T00:00:00.000Z'), applicants: 12, languageTag: 'ja' };
    const page = draw({ kind: 'applicantLimit', limit: 30, endDate: '2026-12-01T00:00:00.000Z' }, {}, shown);
    expect(page).not.toContain('hidden');
    expect(page).toContain('>残り<b>4</b>日</p>');
    expect(page).toContain('>申込<b>12</b>名 / 定員<b>30</b>名</p>');
  });

  it('links to a calendar, a LINE account and a map below the offer, each only if it is set (R-14.150, R-14.151, R-14.152)', () => {
    const endDate = '2026-12-01T00:00:00.000Z';
    const linked = { lineUrl: 'https://line.me/R/ti/p/@shop', place: '静岡市 葵区' };
    const page = draw({ hasCalendarLink: true, endDate }, linked);
    expect(page).toMatch(/<a href="data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR[^"]*DTSTART%3A20261201T000000Z[^"]*" download/);
    expect(page).toContain('<a href="https://line.me/R/ti/p/@shop" aria-label="LINEで友だち追加">');
    expect(page).toContain(`${encodeURIComponent('静岡市 葵区')}" aria-label="地図を開く"`);
    expect(draw({ endDate })).not.toContain('popup-links');
    expect(draw({ hasCalendarLink: true, endDate: null })).not.toContain('popup-links');
    expect(draw({ endDate }, { place: '京都' })).not.toContain('data:text/calendar');
  });

  it('omits the countdown without an end and the applicant count of a timed offer', () => {
    expect(draw({ showApplicantCount: true })).not.toMatch(/data-countdown|data-applicants/);
    expect(draw({ kind: 'applicantLimit', showApplicantCount: false, showRemainingTime: false })).not.toMatch(
      /data-countdown|data-applicants/,
    );
  });

  it('mentions the waiting list only for an offer with a waiting list, and marks a full offer in the editor', () => {
    const offer = { kind: 'applicantLimit', limit: 3, hasWaitingList: true } as const;
    const waiting = VISITOR_LABELS.jp.popup.waitingList;
    expect(draw(offer)).toContain(`<p class="popup-waiting">${waiting}</p>`);
    expect(draw({ ...offer, hasWaitingList: false }) + draw({ ...offer, kind: 'timeLimit' })).not.toContain(waiting);
    const shown = (applicants: number) => draw(offer, {}, { now: new Date(), applicants, languageTag: 'ja' });
    expect([shown(2), shown(3)].map((page) => page.includes('class="popup full"'))).toEqual([false, true]);
  });

  it('adds its id to links to forms, and to no other links', () => {
    const href = (linkUrl: string, isInternalLink = true) => /href="([^"]*)"/.exec(draw({}, { linkUrl, isInternalLink }))?.[1];
    expect([href('/contact'), href('/form'), href('/membership')]).toEqual(['/contact?popup=ID', '/forms?popup=ID', '/register?popup=ID']);
    expect([href('/B2'), href('https://example.com/contact', false)]).toEqual(['/B2#B2', 'https://example.com/contact']);
  });

  it('links the whole card to the target of its button, but renders no link if the target does not exist', () => {
    const content = { image: IMAGE, imageAlt: '秋', linkButtonText: '申し込む', isInternalLink: true };
    expect(draw({}, { ...content, linkUrl: '/B2' })).toMatch(/<a class="popup-offer" href="\/B2#B2" data-cell="B2">.*申し込む.*<\/a>/);
    expect(draw({}, { ...content, linkUrl: '/C9' })).not.toContain('<a ');
    expect(draw({}, { ...content, isInternalLink: false, linkUrl: 'javascript:alert(1)' })).not.toContain('<a ');
  });

  it('omits a button without an existing destination, and animates the card instead (R-9.27)', () => {
    const page = draw({ animation: 'PULSE_OUT' }, { linkButtonText: '見る', linkUrl: '/C9', isInternalLink: true });
    expect(page).not.toContain('popup-cta');
    expect(page).toContain('class="popup-card plain pulse-out"');
  });

  it('lists every available width of its picture in srcset', () => {
    expect(draw({}, { image: IMAGE, imageAlt: '秋' })).toContain('srcSet="/m/PICTURE/360.webp 360w,/m/PICTURE/600.webp 600w"');
  });

  it('limits how far a small picture is enlarged (R-8.43)', () => {
    expect(draw({}, { image: { ...IMAGE, width: 40, height: 40 } })).toContain('style="max-width:160px;margin-inline:auto"');
    expect(draw({}, { image: IMAGE })).not.toContain('max-width');
  });

  it('never renders an invalid colour', () => {
    expect(draw({ linkButtonColor: 'red;background:url(//evil)' }, { linkButtonText: 'x' })).not.toContain('evil');
  });

  it('is positioned by shares of the free width and of the height', () => {
    expect(draw({ coordinateX: 70, coordinateY: 107 })).toContain('style="--x:0.5;--y:0.2;');
  });
});

describe('popup animation', () => {
  it('is applied to the button, or to the whole card if there is no button', () => {
    const button = { linkButtonText: 'x', linkUrl: '/B2', isInternalLink: true };
    expect(draw({ animation: 'PULSE_OUT' }, button)).toContain('class="popup-cta pulse-out"');
    expect(draw({ animation: 'PULSE_OUT' }, { image: IMAGE })).toContain('class="popup-card pulse-out"');
    expect(draw({ animation: 'NONE' }, button)).toContain('class="popup-cta"');
  });

  it('has a style for each value except NONE, disabled under reduced motion', () => {
    expect(POPUP_MOTIONS).toHaveLength(CTA_ANIMATIONS.length - 1);
    for (const motion of POPUP_MOTIONS) {
      const css = POPUP_MOTION_CSS[motion];
      expect(css).toMatch(/^@media not \(prefers-reduced-motion\)\{/);
      expect(css).toContain(`.${popupMotion(motion)}`);
      expect(css).toMatch(new RegExp(`animation:(\\S+) .*@keyframes \\1\\{`));
    }
  });
});
