import { isPublicHost } from '#shared/values/text/is-public-host.ts';

/** Scheme, `//` and a host without user information; no white space, control character or backslash, which browsers would rewrite. */
const ABSOLUTE = /^https?:\/\/[^\s\\/?#@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/**
 * Whether `value` is an absolute http(s) URL on the public internet (R-11.7): no user information, no private or loopback host. Runs in
 * visitors' browsers, so it avoids the newer `URL.parse`.
 */
export function isWebAddress(value: string): boolean {
  try {
    return ABSOLUTE.test(value) && isPublicHost(new URL(value).hostname);
  } catch {
    return false;
  }
}
