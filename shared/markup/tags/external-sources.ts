import { type MarkupElement, tokenizeMarkup } from '#shared/markup/tags/markup-tokens.ts';
import { isExecutableScriptType } from '#shared/markup/tags/script-type.ts';
import { externalHost } from '#shared/markup/tags/external-url.ts';

/** What a host is contacted for; `code`: a script in place names it. */
export type ExternalSourceKind = 'script' | 'code' | 'style' | 'picture' | 'frame' | 'other';

/** A host that visitors' browsers contact because of markup, and so learn of the visit. */
export interface ExternalSource {
  host: string;
  kind: ExternalSourceKind;
}

interface Contact {
  address: string;
  kind: ExternalSourceKind;
}

/** Kinds of links that make a browser contact a host; `canonical` and the like only name one. */
const FETCHED: ReadonlyMap<string, ExternalSourceKind> = new Map([
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

const BY_SOURCE: ReadonlyMap<string, ExternalSourceKind> = new Map([
  ['img', 'picture'],
  ['iframe', 'frame'],
  ['video', 'other'],
  ['audio', 'other'],
  ['source', 'other'],
  ['embed', 'other'],
]);

/** Names of vocabularies and namespaces: written in code, never contacted. */
const NAMES_ONLY: ReadonlySet<string> = new Set(['www.w3.org', 'schema.org']);

/** Absolute addresses in code or styles; without a scheme only where something quotes them, so that comments are none. */
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
    return address === undefined ? [] : relations.flatMap((relation) => FETCHED.get(relation) ?? []).map((kind) => ({ address, kind }));
  }
  const kind = BY_SOURCE.get(name);
  if (!kind) return [];
  const candidates = (attributes.get('srcset') ?? '').split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  return [source ?? '', ...candidates].filter((one) => one !== '').map((one) => ({ address: one, kind }));
}

const elementsOf = (html: string): MarkupElement[] => tokenizeMarkup(html).filter((piece) => piece.kind === 'element');

/** The hosts that markup makes visitors' browsers contact, each once for what it is contacted for, in the order of the markup. */
export function externalSources(html: string): ExternalSource[] {
  const found = new Map<string, ExternalSource>();
  for (const { address, kind } of elementsOf(html).flatMap(contactsOf)) {
    const host = externalHost(address);
    if (host && !NAMES_ONLY.has(host)) found.set(`${kind} ${host}`, { host, kind });
  }
  return [...found.values()];
}
