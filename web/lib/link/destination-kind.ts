import { INTERNAL_PAGES, internalPageUrl, MAP_URL, parseDestination } from '#shared/model/sites/destination.ts';

/** The kinds of destination outside a site, each with the start of its stored URL. */
const EXTERNAL_START = { web: '', phone: 'tel:', email: 'mailto:', map: MAP_URL } as const;
export type ExternalKind = keyof typeof EXTERNAL_START;
export const EXTERNAL_KINDS = ['web', 'phone', 'email', 'map'] as const satisfies readonly ExternalKind[];

export const INTERNAL_KINDS = ['cell', ...INTERNAL_PAGES] as const;
export const DESTINATION_KINDS = [...INTERNAL_KINDS, ...EXTERNAL_KINDS] as const;

/** What an author chooses as the destination of a link. */
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

export const isExternalKind = (kind: DestinationKind | 'none'): kind is ExternalKind =>
  EXTERNAL_KINDS.some((external) => external === kind);

/** Returns the kind of a stored link, which is known before its address is filled in. */
export function destinationKind(url: string, isInternalLink: boolean): DestinationKind {
  if (!isInternalLink) return EXTERNAL_KINDS.find((kind) => kind !== 'web' && url.startsWith(EXTERNAL_START[kind])) ?? 'web';
  const destination = parseDestination(url, isInternalLink);
  return destination.kind === 'page' ? destination.page : 'cell';
}

/** Returns the stored link of a kind that was just chosen; its address may still have to be filled in. */
export function linkOfKind(kind: DestinationKind): { url: string; isInternalLink: boolean } {
  if (isExternalKind(kind)) return { url: EXTERNAL_START[kind], isInternalLink: false };
  return { url: kind === 'cell' ? '' : internalPageUrl(kind), isInternalLink: true };
}

/** Characters that end or change the query of a URL, or that a web address may not contain. */
const RESERVED = /[%&#+\\\p{Cc}]/gu;

/** Returns the stored URL of what was typed for a kind: the place of a map stays legible, so that a long address fits. */
export function externalUrl(kind: ExternalKind, typed: string): string {
  if (kind !== 'map') return EXTERNAL_START[kind] + typed;
  return MAP_URL + typed.replaceAll(RESERVED, (character) => encodeURIComponent(character)).replaceAll(/\s/gu, '+');
}

/** Returns what is typed for a stored URL; the inverse of `externalUrl`. */
export function typedAddress(kind: ExternalKind, url: string): string {
  const rest = url.slice(EXTERNAL_START[kind].length);
  if (kind !== 'map') return rest;
  try {
    return decodeURIComponent(rest.replaceAll('+', ' '));
  } catch {
    return rest;
  }
}
