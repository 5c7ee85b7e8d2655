import { safeLinkUrl } from '#shared/markup/rich-text/safe-link-url.ts';
import { isEmail } from '#shared/rules/text/is-email.ts';

/** Where a link leads that somebody typed as people do: an e-mail address alone, a web address without its beginning. */
export function parseTypedAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isEmail(text)) return safeLinkUrl(`mailto:${text}`);
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text);
  if (hasScheme) return safeLinkUrl(text);
  return /^[^\s/@]+\.[^\s/@.]{2,}(?:[/?#]\S*)?$/.test(text) ? safeLinkUrl(`https://${text}`) : undefined;
}
