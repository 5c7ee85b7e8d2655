import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { MenuItem } from '#shared/model/site/global-menu.ts';
import { PopupCta } from '#shared/model/site/popup.ts';
import { Product } from '#shared/model/site/product.ts';
import { FormField } from '#shared/model/form/form-field.ts';
import { Grid, LANGUAGE_PARTS, Sheet, SiteSettings } from '#shared/model/site/site.ts';
import { ImageLinkPoint } from '#shared/model/site/image-link-point.ts';

const ROW = /^\| ([\w.]+) \| .+ \| `([^`]+)` \|$/gm;
const rows = [...readFileSync('docs/site-fields.md', 'utf8').matchAll(ROW)].map(([, field = '', test = '']) => ({ field, test }));

/** What people do not enter: which thing it is, and what a translation was made from. */
const BY_ITSELF = ['id', 'basedOn'];

const ROOMS: Readonly<Record<string, z.ZodObject>> = {
  settings: SiteSettings,
  grid: Grid,
  sheet: Sheet,
  imageLinkPoint: ImageLinkPoint,
  product: Product,
  ...LANGUAGE_PARTS,
  formField: FormField,
  popup: PopupCta,
};

const fields = Object.entries(ROOMS).flatMap(([room, schema]) =>
  Object.keys(schema.shape)
    .filter((field) => !BY_ITSELF.includes(field))
    .map((field) => `${room}.${field}`),
);

it('the table of fields names each field of a site once, and no other', () => {
  expect(rows.map(({ field }) => field).toSorted()).toEqual(fields.toSorted());
});

it.each(rows.map(({ field, test }) => [field, test] as const))('the test of %s is there: %s', (_, test) => {
  expect(existsSync(test)).toBe(true);
  expect(test).toMatch(/\.test\.tsx?$/);
});

it('an entry of the menu has nothing that the table leaves out', () => {
  expect(Object.keys(MenuItem.shape)).toEqual(['id', 'name', 'linkDestinationUrl', 'isInternalLink']);
});
