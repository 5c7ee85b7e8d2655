import { safeLinkUrl } from '#shared/markup/rich-text/safe-link-url.ts';
import { isEmail } from '#shared/values/text/is-email.ts';

/** Returns the safe address of a typed link, e-mail address or URL without scheme; `undefined` if it is invalid or unsafe. */
export function parseTypedAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isEmail(text)) return safeLinkUrl(`mailto:${text}`);
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text);
  if (hasScheme) return safeLinkUrl(text);
  return /^[^\s/@]+\.[^\s/@.]{2,}(?:[/?#]\S*)?$/.test(text) ? safeLinkUrl(`https://${text}`) : undefined;
}
