import type { FieldRule } from '#shared/model/error.ts';
import type { SnsType } from '#shared/model/sites/sns-type.ts';
import { isWebAddress } from '#shared/values/text/is-web-address.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** The types whose entry is a URL. */
export type SnsTypeWithUrl = Exclude<SnsType, 'phone_number'>;

/** The hosts of each SNS; subdomains are included. */
export const SNS_HOSTS: Readonly<Record<SnsTypeWithUrl, readonly string[]>> = {
  youtube: ['youtube.com', 'youtu.be'],
  line: ['line.me', 'lin.ee'],
  instagram: ['instagram.com', 'instagr.am', 'ig.me'],
  x: ['x.com', 'twitter.com'],
  tiktok: ['tiktok.com'],
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'm.me'],
};

/** International numbers, national numbers with a leading 0, short numbers, and Korean and Chinese numbers without a leading 0. */
const TELEPHONE = /^(?:\+[1-9]\d{6,14}|0\d{8,11}|1\d{2,3}|1[568]\d{6}|1[3-9]\d{9}|[48]00\d{7})$/;

/** Returns the digits to dial, for any width and grouping; `undefined` if the value is not a telephone number. */
export function normalisePhoneNumber(value: string): string | undefined {
  const typed = toUnicodeForm(value, 'NFKC').replaceAll(/\s/g, '');
  // The 0 in "+81 (0)3" is dialled only inside the country.
  const dialled = typed.startsWith('+') ? typed.replace('(0)', '') : typed;
  const digits = dialled.replaceAll(/[().\-‐-―−ー]/gu, '');
  return TELEPHONE.test(digits) ? digits : undefined;
}

const isHostOf = (host: string, hosts: readonly string[]): boolean => hosts.some((known) => host === known || host.endsWith(`.${known}`));

/** Returns the URL of an account by its name. */
const ACCOUNT_ADDRESS: Readonly<Record<SnsTypeWithUrl, (name: string) => string>> = {
  youtube: (name) => `https://www.youtube.com/@${name}`,
  line: (name) => `https://line.me/R/ti/p/@${name}`,
  instagram: (name) => `https://www.instagram.com/${name}/`,
  x: (name) => `https://x.com/${name}`,
  tiktok: (name) => `https://www.tiktok.com/@${name}`,
  facebook: (name) => `https://www.facebook.com/${name}`,
};

/** An account name as copied from a profile, `@name`; names of YouTube contain letters of any script. */
const ACCOUNT_NAME = /^@[\p{L}\p{M}\p{N}._-]{1,64}$/u;

/**
 * Returns the URL for `@name` or for a URL without a scheme, and any other value unchanged. The result may still break a rule (`snsFault`).
 */
export function completeSnsAddress(snsType: SnsType, typed: string): string {
  if (snsType === 'phone_number') return typed;
  const value = typed.trim();
  const name = value.replace(/^＠/u, '@');
  if (ACCOUNT_NAME.test(name)) return ACCOUNT_ADDRESS[snsType](name.slice(1));
  const host = /^[^/?#]+/u.exec(value)?.[0].toLowerCase() ?? '';
  return isHostOf(host, SNS_HOSTS[snsType]) ? `https://${value}` : typed;
}

/** Whether a value is an https URL on the SNS other than its front page. */
function isSnsAddress(snsType: SnsTypeWithUrl, value: string): boolean {
  const url = isWebAddress(value) ? URL.parse(value) : null;
  if (url?.protocol !== 'https:' || url.port !== '') return false;
  return isHostOf(url.hostname, SNS_HOSTS[snsType]) && url.pathname + url.search !== '/';
}

/** Returns the rule that an SNS entry breaks, if any: it must be a URL of its SNS, or a telephone number. */
export function snsFault(snsType: SnsType, value: string): FieldRule | undefined {
  if (snsType === 'phone_number') return normalisePhoneNumber(value) === undefined ? 'invalid-phone' : undefined;
  return isSnsAddress(snsType, value) ? undefined : 'invalid-sns-address';
}

/** Returns the href of an SNS entry; `undefined` if the entry is empty or invalid. */
export function snsHref(snsType: SnsType, value: string): string | undefined {
  if (value === '' || snsFault(snsType, value) !== undefined) return undefined;
  return snsType === 'phone_number' ? `tel:${normalisePhoneNumber(value)}` : value;
}
