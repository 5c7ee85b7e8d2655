import { expect, it } from 'vitest';
import * as limits from '#shared/model/limits.ts';

it('limits texts to the lengths of R-11.4 to R-11.6', () => {
  expect(limits.TEXT_MAX).toMatchObject({
    line: 50,
    button: 20,
    textarea: 120,
    url: 256,
    email: 254,
    seoTitle: 60,
    seoH1: 70,
    seoDescription: 160,
    tags: 65_535,
  });
});

it('counts a megabyte as 2^20 bytes and limits an upload to 30 of them (R-11.20, R-12.6)', () => {
  expect(limits.IMAGE_MAX_MB.default * limits.MEGABYTE).toBe(31_457_280);
  expect(limits.VIDEO_MAX_MB * limits.MEGABYTE).toBe(31_457_280);
});

it('keeps links of registrations for 24 hours (R-4.9)', () => {
  const day = 24 * 60 * 60 * 1_000;
  expect(limits.LINK_LIFETIME_MS).toMatchObject({ registration: day, 'member-registration': day });
});

it('keeps the times of the console: toast, timeout, redirects, language (R-1.9, R-4.3, R-6.10, R-6.25, R-23.1)', () => {
  expect(limits.TOAST_MS).toBe(3_000);
  expect(limits.REQUEST_TIMEOUT_MS).toBe(60_000);
  expect(limits.FORBIDDEN_REDIRECT_MS).toBe(2_000);
  expect(limits.SIGN_IN_REDIRECT_MS).toBe(1_000);
  expect(limits.LANGUAGE_COOKIE_SECONDS).toBe(30 * 24 * 60 * 60);
});

it('previews a site in a frame of 351 × 535 (R-10.5)', () => {
  expect(limits.PREVIEW_FRAME).toEqual({ width: 351, height: 535 });
});

it('colours and places what was not chosen by the defaults of R-8.1 and R-8.5', () => {
  expect(limits.SHEET_DEFAULTS).toMatchObject({ linkButtonColor: '#99D52A', linkTextColor: '#FFFFFF', hoverArrowColor: '#FFFFFF' });
  expect(limits.PRODUCT_DEFAULTS).toMatchObject({ linkButtonColor: '#2BAA50', coordinateX: 65, coordinateY: 260 });
});

it('limits the applicants of a popup to a number of under 10 characters (R-11.14)', () => {
  expect(String(limits.APPLICANTS_MAX)).toHaveLength(9);
});
