import type { SignedInDevice } from '#shared/model/sign-in/signed-in-device.ts';

/** The signs of browsers, most specific first: nearly all browsers claim to be Chrome and Safari too. */
const BROWSER_SIGNS: readonly (readonly [RegExp, NonNullable<SignedInDevice['browser']>])[] = [
  [/\bLine\//, 'LINE'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPiOS|OPT)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];

const SYSTEM_SIGNS: readonly (readonly [RegExp, NonNullable<SignedInDevice['system']>])[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The number of characters of a user agent that are read; the rest is ignored. */
const USER_AGENT_MAX = 500;

const firstSign = <T>(signs: readonly (readonly [RegExp, T])[], text: string): T | null =>
  signs.find(([sign]) => sign.test(text))?.[1] ?? null;

/**
 * Returns browser and operating system of a user agent, by which a person recognises a device. Versions are omitted, because they change
 * with every update. An iPad that requests desktop pages identifies itself as a Mac.
 */
export function deviceOfUserAgent(userAgent: string | undefined): SignedInDevice {
  const text = (userAgent ?? '').slice(0, USER_AGENT_MAX);
  return { browser: firstSign(BROWSER_SIGNS, text), system: firstSign(SYSTEM_SIGNS, text) };
}
