/** Writes the table of a sheet's fields into `docs/site-fields.md` from their registry; with `--check`, fails if the page differs. */
import { readFile, writeFile } from 'node:fs/promises';
import type { SheetGroup } from '#shared/model/sites/sheet/field-definition.ts';
import { SHEET_FIELD_NAMES, SHEET_FIELDS, type SheetField } from '#shared/model/sites/sheet-fields.ts';

const FILE = 'docs/site-fields.md';
const START = '<!-- generated: sheet fields -->\n';
const END = '<!-- end of sheet fields -->';

const GROUP_NAMES: Readonly<Record<SheetGroup, string>> = {
  media: 'Sheet',
  style: 'Style',
  layout: 'Layout',
  text: 'Text',
  button: 'Button',
  imageLinks: 'Image links',
  products: 'Products',
  motion: 'Motion',
  audience: 'Audience',
  variations: 'Variations',
};

/** The test of every published field. */
const COMMON_TEST = 'site-renderer/render/seen-fields.test.ts';
const RENDER_TEST = 'site-renderer/render/render.test.ts';

/** The tests of fields with behaviour of their own. */
const TESTS: Partial<Record<SheetField, string>> = {
  image: RENDER_TEST,
  video: 'site-renderer/visitor/modules/video.test.ts',
  pictureFit: 'shared/rules/sheets/picture-fit.test.ts',
  focalPoint: 'shared/rules/sheets/picture-fit.test.ts',
  pictureCrop: 'site-renderer/components/sheet/picture-style.test.ts',
  pictureTone: 'shared/rules/sheets/text-backdrop.test.ts',
  imageAlt: RENDER_TEST,
  mainText: RENDER_TEST,
  mainTextColor: RENDER_TEST,
  price: RENDER_TEST,
  linkButtonText: RENDER_TEST,
  linkDestinationUrl: RENDER_TEST,
  isInternalLink: RENDER_TEST,
  linkButtonColor: RENDER_TEST,
  linkTextColor: RENDER_TEST,
  imageLinkPoints: RENDER_TEST,
  products: 'site-renderer/components/product/product-card.test.tsx',
  sliderTime: 'site-renderer/visitor/modules/slider.test.ts',
  membersOnlyLock: RENDER_TEST,
  snsConfig: 'site-renderer/render/site-shell.test.ts',
  showCompany: 'site-renderer/render/company.test.ts',
  styleId: 'web/features/editor/model/document/edit-saved-styles.test.ts',
  variations: 'site-renderer/render/variations.test.ts',
};

const row = (name: SheetField): string => {
  const { group, seenIn, since } = SHEET_FIELDS[name];
  return `| sheet.${name} | ${GROUP_NAMES[group]} | ${seenIn} | ${since} | \`${TESTS[name] ?? COMMON_TEST}\` |`;
};

const table = [
  '| Field | Entered in | Seen | Since schema version | Test |',
  '|---|---|---|---|---|',
  ...SHEET_FIELD_NAMES.map(row),
  '',
].join('\n');

const page = await readFile(FILE, 'utf8');
const start = page.indexOf(START);
const end = page.indexOf(END);
if (start < 0 || end < start) throw new Error(`${FILE} lacks the comments around the table`);
const updated = page.slice(0, start + START.length) + table + page.slice(end);

if (!process.argv.includes('--check')) await writeFile(FILE, updated);
else if (page !== updated) {
  console.error(`The table of a sheet's fields in ${FILE} differs from the registry. Run "npm run site-fields".`);
  process.exitCode = 1;
}
