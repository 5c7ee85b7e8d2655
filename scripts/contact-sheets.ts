/**
 * Draws the contact sheets, on which layouts, themes, templates and the demo are compared as visitors see them: one picture for each layout
 * (languages by screens), theme, template and demo site, and an overview of layouts and of themes, in `dist/contact-sheets`. Parameters select
 * sets: `overviews`, `layouts`, `themes`, `templates`, `demos`, or single pictures by name.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { SHEET_LAYOUTS, type SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { Size } from '#shared/rules/sheets/picture-fit.ts';
import { TEXT_SCREENS } from '#shared/rules/sheets/text-backdrop.ts';
import { THEME_NAMES } from '#shared/values/theme-name.ts';
import { TEMPLATE_DESIGNS } from '#web/features/sites/templates/template-designs.ts';
import { ContactCamera, type Shot } from './contact-sheets/contact-camera.ts';
import { ContactPictures } from './contact-sheets/contact-pictures.ts';
import { demoSites, exampleSite, templateSite } from './contact-sheets/contact-sites.ts';

const FOLDER = 'dist/contact-sheets';
/** The space between screens, in pixels of the picture. */
const GAP = 12;
const PAPER = '#d8d8d4';

const PHONE: Size = { width: 390, height: 844 };
const SMALL_PHONE: Size = { width: 351, height: 535 };
const ON_ITS_SIDE: Size = { width: 844, height: 390 };
const DESKTOP: Size = { width: 1440, height: 900 };

/** One picture: rows of screens, scaled. */
interface ContactSheet {
  set: 'overviews' | 'layouts' | 'themes' | 'templates' | 'demos';
  name: string;
  scale: number;
  rows: () => Shot[][] | Promise<Shot[][]>;
}

/** Writes a picture with the screens in rows, each as high as its highest screen. */
async function compose(rows: readonly (readonly Shot[])[], images: readonly Buffer[], scale: number, file: string): Promise<void> {
  const scaled = (length: number): number => Math.round(length * scale);
  const pending = images.values();
  const parts: OverlayOptions[] = [];
  let [width, top] = [0, GAP];
  for (const row of rows) {
    let left = GAP;
    for (const { screen } of row) {
      const input = await sharp(pending.next().value).resize(scaled(screen.width), scaled(screen.height)).png().toBuffer();
      parts.push({ input, left, top });
      left += scaled(screen.width) + GAP;
    }
    width = Math.max(width, left);
    top += Math.max(...row.map(({ screen }) => scaled(screen.height))) + GAP;
  }
  await sharp({ create: { width, height: top, channels: 3, background: PAPER } })
    .composite(parts)
    .webp({ quality: 88 })
    .toFile(file);
}

const pictures = new ContactPictures();
const scenes = await pictures.addScenes();
const logo = await pictures.addLogo();

const layoutSite = exampleSite(scenes, logo, { theme: 'paper', layouts: SHEET_LAYOUTS });
const cellOf = (layout: SheetLayout): string => `A${SHEET_LAYOUTS.indexOf(layout) + 1}`;
const layoutSheets = SHEET_LAYOUTS.map((layout): ContactSheet => ({
  set: 'layouts',
  name: `layout-${layout}`,
  scale: 0.5,
  rows: () => LANGUAGES.map((language) => TEXT_SCREENS.map((screen) => ({ document: layoutSite, language, cell: cellOf(layout), screen }))),
}));

const THEME_LAYOUTS: readonly SheetLayout[] = ['low', 'framed', 'price', 'list', 'product'];
const BARE_LAYOUTS: readonly SheetLayout[] = ['words', 'number', 'quote'];
const themeSheets = THEME_NAMES.map((theme): ContactSheet => ({
  set: 'themes',
  name: `theme-${theme}`,
  scale: 0.5,
  rows: () => {
    const document = exampleSite(scenes, logo, { theme, layouts: THEME_LAYOUTS, bare: BARE_LAYOUTS });
    const phones = [...THEME_LAYOUTS, ...BARE_LAYOUTS].map((_, index) => ({ cell: `A${index + 1}`, screen: PHONE }));
    const desktops = [1, 6].map((row) => ({ cell: `A${row}`, screen: DESKTOP }));
    return LANGUAGES.map((language) => [...phones, ...desktops].map((each) => ({ ...each, document, language })));
  },
}));

const templateSheets = TEMPLATE_DESIGNS.map((design): ContactSheet => ({
  set: 'templates',
  name: `template-${design.name}`,
  scale: 0.5,
  rows: async () => {
    const sites = await Promise.all(LANGUAGES.map(async (language) => [language, await templateSite(pictures, design, language)] as const));
    return sites.map(([language, document]) => {
      const first = design.sheets[0]?.cell ?? 'A1';
      return [
        ...design.sheets.map(({ cell }): Shot => ({ document, language, cell, screen: PHONE })),
        ...[ON_ITS_SIDE, DESKTOP].map((screen): Shot => ({ document, language, cell: first, screen })),
      ];
    });
  },
}));

const { teaHouse, hotel } = demoSites(scenes, logo);
const everySheet = (document: SiteDocument, language: Language, screens: readonly Size[]): Shot[][] =>
  screens.map((screen) => Object.keys(document.grid.cells).map((cell) => ({ document, language, cell, screen })));
const demoSheets: ContactSheet[] = [
  { set: 'demos', name: 'demo-tea-house', scale: 0.5, rows: () => everySheet(teaHouse, 'jp', [SMALL_PHONE, PHONE]) },
  { set: 'demos', name: 'demo-tea-house-wide', scale: 0.35, rows: () => everySheet(teaHouse, 'jp', [ON_ITS_SIDE, DESKTOP]) },
  {
    set: 'demos',
    name: 'demo-hotel',
    scale: 0.5,
    rows: () =>
      LANGUAGES.flatMap((language) =>
        ['A1', 'A2'].map((cell) => TEXT_SCREENS.map((screen) => ({ document: hotel, language, cell, screen }))),
      ),
  },
];

const overviews: ContactSheet[] = [
  {
    set: 'overviews',
    name: 'overview-layouts',
    scale: 0.28,
    rows: () => [SHEET_LAYOUTS.map((layout) => ({ document: layoutSite, language: 'jp', cell: cellOf(layout), screen: PHONE }))],
  },
  {
    set: 'overviews',
    name: 'overview-themes',
    scale: 0.28,
    rows: () => {
      const sites = THEME_NAMES.map((theme) => exampleSite(scenes, logo, { theme, layouts: ['framed', 'list'], bare: ['words'] }));
      return ['A1', 'A2', 'A3'].map((cell) => sites.map((document) => ({ document, language: 'jp', cell, screen: PHONE })));
    },
  },
];

const wanted = process.argv.slice(2);
const sheets = [...overviews, ...layoutSheets, ...themeSheets, ...templateSheets, ...demoSheets].filter(
  ({ set, name }) => wanted.length === 0 || wanted.includes(set) || wanted.includes(name),
);
await mkdir(FOLDER, { recursive: true });
const camera = await ContactCamera.start(pictures);
try {
  for (const { name, scale, rows } of sheets) {
    const shots = await rows();
    const file = join(FOLDER, `${name}.webp`);
    await compose(shots, await camera.takeAll(shots.flat()), scale, file);
    console.log(file);
  }
} finally {
  await camera.stop();
}
