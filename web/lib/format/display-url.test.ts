import { expect, test } from 'vitest';
import { displayUrl } from '#web/lib/format/display-url.ts';

test.each([
  ['https://abcdefghij12.sites.example.com', 'abcdefghij12.sites.example.com'],
  ['http://abcdefghij12.sites.localhost:4000/', 'abcdefghij12.sites.localhost:4000'],
  ['https://abcdefghij12.sites.example.com/shop', 'abcdefghij12.sites.example.com/shop'],
])('displayUrl shortens %s to %s', (url, text) => {
  expect(displayUrl(url)).toBe(text);
});
