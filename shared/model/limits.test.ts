import { expect, it } from 'vitest';
import * as limits from '#shared/model/limits.ts';

it('TEXT_MAX limits texts to the lengths of R-11.4 to R-11.6', () => {
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

it('MEGABYTE is 2^20 bytes, and an upload may have 30 megabytes (R-11.20, R-12.6)', () => {
  expect(limits.IMAGE_MAX_MB.default * limits.MEGABYTE).toBe(31_457_280);
  expect(limits.VIDEO_MAX_MB * limits.MEGABYTE).toBe(31_457_280);
});

it('LINK_LIFETIME_MS keeps links of registrations valid for 24 hours (R-4.9)', () => {
  const day = 24 * 60 * 60 * 1_000;
  expect(limits.LINK_LIFETIME_MS).toMatchObject({ registration: day, 'member-registration': day });
});

it('durations of the console follow the requirements: toast, timeout, redirects, language (R-1.9, R-4.3, R-6.10, R-6.25, R-23.1)', () => {
  expect(limits.TOAST_MS).toBe(3_000);
  expect(limits.REQUEST_TIMEOUT_MS).toBe(60_000);
  expect(limits.FORBIDDEN_REDIRECT_MS).toBe(2_000);
  expect(limits.SIGN_IN_REDIRECT_MS).toBe(1_000);
  expect(limits.LANGUAGE_COOKIE_SECONDS).toBe(30 * 24 * 60 * 60);
});

it('PREVIEW_FRAME is 351 × 535 pixels (R-10.5)', () => {
  expect(limits.PREVIEW_FRAME).toEqual({ width: 351, height: 535 });
});

it('SHEET_DEFAULTS and PRODUCT_DEFAULTS are the colours and positions of R-8.1 and R-8.5', () => {
  expect(limits.SHEET_DEFAULTS).toMatchObject({ linkButtonColor: '#99D52A', linkTextColor: '#FFFFFF', hoverArrowColor: '#FFFFFF' });
  expect(limits.PRODUCT_DEFAULTS).toMatchObject({ linkButtonColor: '#2BAA50', coordinateX: 65, coordinateY: 260 });
});

it('APPLICANTS_MAX has under 10 digits (R-11.14)', () => {
  expect(String(limits.APPLICANTS_MAX)).toHaveLength(9);
});
