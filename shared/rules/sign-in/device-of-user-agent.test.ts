import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SignedInDevice, UNKNOWN_DEVICE } from '#shared/model/sign-in/signed-in-device.ts';
import { deviceOfUserAgent } from '#shared/rules/sign-in/device-of-user-agent.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

const KNOWN: readonly (readonly [string, SignedInDevice])[] = [
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, { browser: 'Chrome', system: 'Windows' }],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    { browser: 'Edge', system: 'Windows' },
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, { browser: 'Opera', system: 'Linux' }],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Vivaldi/7.5`, { browser: 'Vivaldi', system: 'Linux' }],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, { browser: 'Chrome', system: 'ChromeOS' }],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:142.0) Gecko/20100101 Firefox/142.0', { browser: 'Firefox', system: 'macOS' }],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/18.5 Safari/605.1.15`, { browser: 'Safari', system: 'macOS' }],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI} Version/18.5 Mobile/15E148 Safari/604.1`,
    { browser: 'Safari', system: 'iOS' },
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    { browser: 'Chrome', system: 'iOS' },
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${SAFARI} Version/18.5 Mobile/15E148 Safari/604.1`,
    { browser: 'Safari', system: 'iPadOS' },
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, { browser: 'Chrome', system: 'Android' }],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931Q) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    { browser: 'Samsung Internet', system: 'Android' },
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0', { browser: 'Firefox', system: 'Android' }],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${SAFARI} Mobile/15E148 Safari Line/15.10.0`,
    { browser: 'LINE', system: 'iOS' },
  ],
  ['curl/8.9.1', UNKNOWN_DEVICE],
  ['', UNKNOWN_DEVICE],
];

describe('deviceOfUserAgent', () => {
  it.each(KNOWN)('recognises %s', (userAgent, device) => {
    expect(deviceOfUserAgent(userAgent)).toEqual(device);
  });

  it('returns the unknown device without a user agent', () => {
    expect(deviceOfUserAgent(undefined)).toEqual(UNKNOWN_DEVICE);
  });

  it('returns only known names of browsers and systems, for any text that a client sends', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('Chrome/', 'iPad ', 'Version/').map((part) => part.repeat(500)),
    );
    fc.assert(fc.property(texts, (text) => SignedInDevice.safeParse(deviceOfUserAgent(text)).success));
  });
});
