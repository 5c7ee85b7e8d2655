import type { SiteDocument } from '#shared/model/sites/site.ts';

function replaced(value: unknown, idOf: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, idOf));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'mediaId' && typeof inner === 'string' ? (idOf.get(inner) ?? inner) : replaced(inner, idOf),
    ]),
  );
}

/** Returns the document with other files: each reference to a picture or video gets the id that `idOf` has for it, if any. */
export const withMediaIds = (document: SiteDocument, idOf: ReadonlyMap<string, string>): SiteDocument =>
  idOf.size === 0 ? document : (replaced(document, idOf) as SiteDocument);
