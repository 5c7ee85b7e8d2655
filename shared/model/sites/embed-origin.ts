import * as z from 'zod';
import { boundedText, ruleIssue } from '#shared/model/fields.ts';
import { EMBED_MAX } from '#shared/model/limits.ts';
import { isPublicHost } from '#shared/values/text/is-public-host.ts';

/**
 * Names of hosts in ASCII, of at least two labels and with an optional port. Browsers accept further characters in hosts, such as `;` and
 * `*`, which would end or widen the policy that names the origin.
 */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])(?::\d{1,5})?$/;

/**
 * Returns the origin of an address as it is stored: `https://`, host and port in the form of browsers. The scheme may be missing; path,
 * query and fragment are dropped. Returns `undefined` if it is no public origin with TLS.
 */
export function toEmbedOrigin(typed: string): string | undefined {
  const address = typed.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`);
  if (!url || url.protocol !== 'https:' || url.username + url.password !== '') return undefined;
  const isAllowed = HOST.test(url.host) && isPublicHost(url.hostname) && url.origin.length <= EMBED_MAX.characters;
  return isAllowed ? url.origin : undefined;
}

/** The origins of other sites whose pages may frame a site. None by default. */
export const EmbedOrigins = z
  .array(boundedText(EMBED_MAX.characters))
  .superRefine((origins, context) => {
    origins.forEach((origin, index) => {
      if (toEmbedOrigin(origin) !== origin) context.addIssue({ code: 'custom', path: [index], ...ruleIssue('invalid-origin') });
    });
  })
  .refine((origins) => origins.length <= EMBED_MAX.origins, ruleIssue('too-many', { max: EMBED_MAX.origins }))
  .refine((origins) => new Set(origins).size === origins.length, ruleIssue('duplicate'));
