import { type MarkupElement, tokenizeMarkup } from '#shared/markup/tags/markup-tokens.ts';
import { isExecutableScriptType } from '#shared/markup/tags/script-type.ts';
import { externalHost } from '#shared/markup/tags/external-url.ts';

/** Why a host is contacted; `code`: an inline script contains its URL. */
export type ExternalSourceKind = 'script' | 'code' | 'style' | 'picture' | 'frame' | 'other';

/** An external host that visitors' browsers contact because of markup, and which can therefore track the visit (R-14.8). */
export interface ExternalSource {
  host: string;
  kind: ExternalSourceKind;
}

interface Contact {
  address: string;
  kind: ExternalSourceKind;
}

/** Link relations that make a browser contact the host. Others, such as `canonical`, do not. */
const KIND_BY_RELATION: ReadonlyMap<string, ExternalSourceKind> = new Map([
  ['stylesheet', 'style'],
  ['icon', 'picture'],
  ['apple-touch-icon', 'picture'],
  ['apple-touch-startup-image', 'picture'],
  ['mask-icon', 'picture'],
  ['modulepreload', 'script'],
  ['preload', 'other'],
  ['prefetch', 'other'],
  ['prerender', 'other'],
  ['preconnect', 'other'],
  ['dns-prefetch', 'other'],
  ['manifest', 'other'],
]);

const KIND_BY_ELEMENT: ReadonlyMap<string, ExternalSourceKind> = new Map([
  ['img', 'picture'],
  ['iframe', 'frame'],
  ['video', 'other'],
  ['audio', 'other'],
  ['source', 'other'],
  ['embed', 'other'],
]);

/** Hosts in vocabularies and namespaces, which code mentions but does not contact. */
const NEVER_CONTACTED: ReadonlySet<string> = new Set(['www.w3.org', 'schema.org']);

/** Absolute URLs in code or styles. Scheme-relative URLs count only after a quote, so that comments do not match. */
const ADDRESSES = /(?:(?:https?|wss?):|(?<=["'`(]))\/\/[a-z0-9_-]+(?:\.[a-z0-9_-]+)+(?::\d+)?/gi;

const addressesIn = (text: string): string[] => text.replaceAll(String.raw`\/`, '/').match(ADDRESSES) ?? [];

const named = (text: string, kind: ExternalSourceKind): Contact[] => addressesIn(text).map((address) => ({ address, kind }));

function contactsOf({ name, attributes, content }: MarkupElement): Contact[] {
  const source = attributes.get('src');
  if (name === 'script') {
    if (source !== undefined) return [{ address: source, kind: 'script' }];
    return isExecutableScriptType(attributes.get('type')) ? named(content, 'code') : [];
  }
  if (name === 'style') return named(content, 'style');
  if (name === 'noscript')
    return elementsOf(content)
      .filter(({ name: inside }) => inside !== 'noscript')
      .flatMap(contactsOf);
  const address = attributes.get('href');
  if (name === 'link') {
    const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
    return address === undefined
      ? []
      : relations.flatMap((relation) => KIND_BY_RELATION.get(relation) ?? []).map((kind) => ({ address, kind }));
  }
  const kind = KIND_BY_ELEMENT.get(name);
  if (!kind) return [];
  const candidates = (attributes.get('srcset') ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  return [source ?? '', ...candidates].filter((one) => one !== '').map((one) => ({ address: one, kind }));
}

const elementsOf = (html: string): MarkupElement[] => tokenizeMarkup(html).filter((token) => token.kind === 'element');

/** Returns the external hosts that markup makes browsers contact, once per host and kind, in the order of the markup. */
export function externalSources(html: string): ExternalSource[] {
  const found = new Map<string, ExternalSource>();
  for (const { address, kind } of elementsOf(html).flatMap(contactsOf)) {
    const host = externalHost(address);
    if (host && !NEVER_CONTACTED.has(host)) found.set(`${kind} ${host}`, { host, kind });
  }
  return [...found.values()];
}
