import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SiteDocument } from '#shared/model/site/site.ts';
import {
  applyChanges,
  canonicalJson,
  splitChanges,
  diffDocuments,
  joinChanges,
  joinParts,
  splitIntoParts,
} from '#shared/rules/site/site-parts.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

describe('site parts', () => {
  it('are valid documents to begin with', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        expect(SiteDocument.parse(document)).toEqual(document);
      }),
    );
  });

  it('join into the document they were cut from', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        expect(joinParts(splitIntoParts(document))).toEqual(document);
      }),
    );
  });

  it('lead from any document to any other by the changes between them', () => {
    fc.assert(
      fc.property(anySiteDocument, anySiteDocument, (from, to) => {
        expect(applyChanges(from, diffDocuments(from, to))).toEqual(to);
      }),
    );
  });

  it('survive the shape a save sends', () => {
    fc.assert(
      fc.property(anySiteDocument, anySiteDocument, (from, to) => {
        const changes = diffDocuments(from, to);
        expect(Object.fromEntries(splitChanges(joinChanges(changes)))).toEqual(Object.fromEntries(changes));
      }),
    );
  });

  it('need no change from a document to an equal one', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        expect(diffDocuments(document, structuredClone(document)).size).toBe(0);
      }),
    );
  });

  it('refuse to make a document without its grid', () => {
    expect(() => joinParts(new Map())).toThrow('settings and its grid');
  });
});

describe('canonicalJson', () => {
  it('does not depend on the order of keys, at any depth', () => {
    expect(canonicalJson({ b: { d: 1, c: [{ z: 1, y: 2 }] }, a: 0 })).toBe('{"a":0,"b":{"c":[{"y":2,"z":1}],"d":1}}');
  });
});
