import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { PUBLIC_MEDIA_SCOPE } from '#functions/media/services/media-rights.ts';
import type { MailContent } from '#functions/mail/services/content/mail-content.ts';
import { mailHtml } from '#functions/mail/services/layout/mail-html.ts';
import { mailStyle } from '#functions/mail/services/layout/mail-style.ts';
import { mailText } from '#functions/mail/services/layout/mail-text.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import { PRODUCT_BRAND } from '#shared/model/brand.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';
import { rgbContrastRatio, parseColour } from '#shared/values/colour.ts';

const ORIGIN = 'https://console.example.com';
const ADDRESSES = { consoleOrigin: ORIGIN, mediaRights: TEST_MEDIA_RIGHTS };
const content = (text: string): MailContent => ({
  subject: text,
  title: text,
  greeting: text,
  paragraphs: [text, text],
  button: { label: text, address: `${ORIGIN}/?${new URLSearchParams({ token: text })}&x='"<>` },
  notes: [{ text }, { text, address: `${ORIGIN}/?a=1&b="` }],
});
const styleOf = (name: string, mainColor = '#ff0000') =>
  mailStyle({ ...PRODUCT_BRAND, id: '0'.repeat(26), name, mainColor }, 'jp', ADDRESSES);
const tagsOf = (html: string): string[] => html.match(/<[^>]*>/g) ?? [];
const namesOf = (html: string): string[] => tagsOf(html).map((tag) => /^<\/?[^\s>]*/.exec(tag)?.[0] ?? '');

it('mailHtml escapes text in every position', () => {
  const plain = namesOf(mailHtml(content('plain'), styleOf('plain')));
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onclick='x", '&lt;b&gt;', '</title><b>', '<!--'),
  );
  fc.assert(
    fc.property(nasty, (text) => {
      const html = mailHtml(content(text), styleOf(text));
      expect(namesOf(html)).toEqual(plain);
      expect(html).not.toMatch(/on(click|error)\s*=(?!.*&)/);
    }),
  );
});

it.each(['rgb(255, 0, 0)', '#ff0', '#767676', 'hsl(200, 50%, 60%)', '#ffffff', '#000', '#1e90ff'])(
  'mailHtml writes colours in hexadecimal and gives the button enough contrast for the main colour %s',
  (mainColor) => {
    const html = mailHtml(content('x'), styleOf('x', mainColor));
    const [, fill = '', onFill = ''] = /background:(#[0-9a-f]{6});color:(#[0-9A-F]{6})/.exec(html) ?? [];
    const [below, above] = [parseColour(fill), parseColour(onFill)];
    expect(below && above && rgbContrastRatio(below, above)).toBeGreaterThanOrEqual(4.5);
    expect(html).not.toMatch(/rgb\(|hsl\(/);
  },
);

it('mailHtml declares the language of its texts', () => {
  for (const language of LANGUAGES) {
    const html = mailHtml(content('x'), mailStyle(PRODUCT_BRAND, language, ADDRESSES));
    expect(html).toContain(`<html lang="${{ jp: 'ja', en: 'en', cn: 'zh-Hans', kr: 'ko' }[language]}">`);
    expect(html).not.toMatch(/undefined|\{\{/);
  }
});

it('interpolate inserts each value once and on one line', () => {
  expect(interpolate('{{a}} と {{b}} と {{c}}', { a: 'x\r\nBcc: y\u2028z\u202Eq', b: '{{a}}' })).toBe('x Bcc: y z q と {{a}} と {{c}}');
});

it('mailText contains the URLs of the button and of the notes', () => {
  const { button, notes } = content('text');
  const text = mailText(content('text'), styleOf('Brand'));
  expect(text).toContain(button?.address);
  expect(text).toContain(notes[1]?.address);
  expect(text).toMatch(/Brand/);
  expect(text.endsWith('\n')).toBe(true);
});

it('mailHtml loads the logo from a URL that needs no session', () => {
  const logo = { mediaId: '01JD2Z0000000000000000ABCD', width: 500, height: 100, colour: '#ffffff' };
  const html = mailHtml(content('x'), mailStyle({ ...PRODUCT_BRAND, logo }, 'jp', ADDRESSES));
  const tag = TEST_MEDIA_RIGHTS.tagOf(logo.mediaId, PUBLIC_MEDIA_SCOPE);
  expect(html).toContain(`src="${ORIGIN}/media/${logo.mediaId}/500.png?t=${tag}"`);
});
