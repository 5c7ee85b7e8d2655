import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { MenuItem } from '#shared/model/sites/global-menu.ts';
import { PopupCta } from '#shared/model/sites/popup.ts';
import { Product } from '#shared/model/sites/product.ts';
import { Variation } from '#shared/model/sites/sheet/variation.ts';
import { FormField } from '#shared/model/forms/form-field.ts';
import { Grid, LANGUAGE_PARTS, Sheet, SiteSettings } from '#shared/model/sites/site.ts';
import { ImageLinkPoint } from '#shared/model/sites/image-link-point.ts';

const ROW = /^\| ([\w.]+) \| .+ \| `([^`]+)` \|$/gm;
const rows = [...readFileSync('docs/site-fields.md', 'utf8').matchAll(ROW)].map(([, field = '', test = '']) => ({ field, test }));

/** Fields that users do not enter: the id, and the revision a translation is based on. */
const BY_ITSELF = ['id', 'basedOn'];

const SCHEMAS: Readonly<Record<string, z.ZodObject>> = {
  settings: SiteSettings,
  grid: Grid,
  sheet: Sheet,
  imageLinkPoint: ImageLinkPoint,
  product: Product,
  variation: Variation,
  ...LANGUAGE_PARTS,
  formField: FormField,
  popup: PopupCta,
};

const fields = Object.entries(SCHEMAS).flatMap(([group, schema]) =>
  Object.keys(schema.shape)
    .filter((field) => !BY_ITSELF.includes(field))
    .map((field) => `${group}.${field}`),
);

it('the table of fields lists each field of a site exactly once', () => {
  expect(rows.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
});

it.each(rows.map(({ field, test }) => [field, test] as const))('the table of fields names for %s an existing test: %s', (_, test) => {
  expect(existsSync(test)).toBe(true);
  expect(test).toMatch(/\.test\.tsx?$/);
});

it('a menu item contains only the fields that the table lists', () => {
  expect(Object.keys(MenuItem.shape)).toEqual(['id', 'name', 'linkDestinationUrl', 'isInternalLink']);
});
