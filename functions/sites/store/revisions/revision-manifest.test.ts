import fc from 'fast-check';
import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { contentHash } from '#functions/platform/base/content-hash.ts';
import { decodeManifest, encodeManifest } from '#functions/sites/store/revisions/revision-manifest.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { sheetKey, type PartKey } from '#shared/rules/sites/site-parts.ts';

const hash = fc.base64String().map((text) => contentHash(text));
const key: fc.Arbitrary<PartKey> = fc.oneof(
  fc.constantFrom('settings' as const, 'grid' as const),
  fc.tuple(fc.ulid(), fc.constantFrom(...LANGUAGES)).map(([id, language]) => sheetKey(id, language)),
);

it('decodeManifest returns what encodeManifest encoded', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, hash)), (entries) => {
      const manifest = Object.fromEntries(entries);
      expect(decodeManifest(encodeManifest(manifest))).toEqual(manifest);
    }),
  );
});

it('encodeManifest fits the largest grid in four languages into a table item', () => {
  const entries = Array.from({ length: GRID_MAX.cells }, () => ulid()).flatMap((id) =>
    LANGUAGES.map((language) => [sheetKey(id, language), contentHash(id + language)] as const),
  );
  const manifest = { settings: contentHash('settings'), grid: contentHash('grid'), ...Object.fromEntries(entries) };
  expect(Object.keys(manifest)).toHaveLength(GRID_MAX.cells * LANGUAGES.length + 2);
  expect(encodeManifest(manifest).byteLength).toBeLessThan(240_000);
});
