import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SiteDocument } from '#shared/model/sites/site.ts';
import {
  applyChanges,
  canonicalJson,
  splitChanges,
  diffDocuments,
  joinChanges,
  joinParts,
  splitIntoParts,
} from '#shared/rules/sites/site-parts.ts';
import { anySiteDocument } from '#test/support/sites/site-documents.ts';

describe('parts of a site document', () => {
  it('are tested with valid generated documents', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        expect(SiteDocument.parse(document)).toEqual(document);
      }),
    );
  });

  it('joinParts reverses splitIntoParts', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        expect(joinParts(splitIntoParts(document))).toEqual(document);
      }),
    );
  });

  it('applyChanges reverses diffDocuments', () => {
    fc.assert(
      fc.property(anySiteDocument, anySiteDocument, (from, to) => {
        expect(applyChanges(from, diffDocuments(from, to))).toEqual(to);
      }),
    );
  });

  it('splitChanges reverses joinChanges', () => {
    fc.assert(
      fc.property(anySiteDocument, anySiteDocument, (from, to) => {
        const changes = diffDocuments(from, to);
        expect(Object.fromEntries(splitChanges(joinChanges(changes)))).toEqual(Object.fromEntries(changes));
      }),
    );
  });

  it('diffDocuments returns no difference between equal documents', () => {
    fc.assert(
      fc.property(anySiteDocument, (document) => {
        expect(diffDocuments(document, structuredClone(document)).size).toBe(0);
      }),
    );
  });

  it('joinParts throws if the grid is missing', () => {
    expect(() => joinParts(new Map())).toThrow('settings and its grid');
  });
});

describe('canonicalJson', () => {
  it('ignores the order of keys at any depth', () => {
    expect(canonicalJson({ b: { d: 1, c: [{ z: 1, y: 2 }] }, a: 0 })).toBe('{"a":0,"b":{"c":[{"y":2,"z":1}],"d":1}}');
  });
});
