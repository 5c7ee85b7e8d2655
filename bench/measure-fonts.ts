/** Measures what a site's fonts cost: the processor time and the size of subsets, and the plan of a site of 100 sheets. */
import { fontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import type { FontId } from '#shared/model/sites/font.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { planFonts } from '#site-renderer/fonts/plan-fonts.ts';
import { fontSheet, pageFontStyles } from '#site-renderer/fonts/font-styles.ts';
import { packagedFonts } from '#test/support/fonts/packaged-fonts.ts';
import { cellName } from '#shared/values/cell.ts';
import { median, type Row } from './report.ts';

const FACES: readonly [FontId, number, string][] = [
  ['shippori-mincho', 700, 'mincho'],
  ['zen-kaku-gothic-new', 700, 'gothic'],
  ['zen-maru-gothic', 700, 'rounded gothic'],
  ['yuji-syuku', 400, 'brush'],
  ['noto-serif-sc', 700, 'Chinese serif'],
  ['gowun-batang', 700, 'Korean serif'],
];
const RUNS = 5;

/** Returns as many characters of a script, spread over those that are used. */
function glyphsOf(font: FontId, count: number): string {
  const [first, step] = font === 'gowun-batang' ? [0xac_00, 28] : [0x4e_00, 47];
  const characters = Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index * step));
  return characters.join('');
}

/** Creates a subset several times. Returns the median of its processor time in milliseconds, and its size in bytes. */
async function create(font: FontId, weight: number, count: number): Promise<{ ms: number; bytes: number }> {
  const times: number[] = [];
  let bytes = 0;
  const files = packagedFonts();
  const subsets = fontSubsets(files);
  await subsets.read({ font, weight, glyphs: 'あ' });
  for (let run = 0; run < RUNS; run += 1) {
    files.subsets.clear();
    const before = process.cpuUsage();
    bytes = (await subsets.read({ font, weight, glyphs: glyphsOf(font, count) })).length;
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  return { ms: median(times), bytes };
}

/** Returns the time of the plan and the styles of 100 sheets in milliseconds. */
function plan(): { ms: number; files: number } {
  const theme = curatedTheme('editorial');
  const sheets = Array.from({ length: 100 }, (_, index) => ({
    cell: cellName({ row: index, column: 0 }),
    id: String(index),
    lang: 'jp' as const,
    order: index + 1,
    sheet: { ...EMPTY_SHEET, mainText: glyphsOf('noto-sans-jp', 20 + index), secondText: '季節限定のやさしい甘さ' },
  }));
  let files = 0;
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    const planned = planFonts(theme, 'jp', sheets);
    if (!planned) throw new Error('The site needs fonts');
    const fonts = { plan: planned, inlined: new Map() };
    files = pageFontStyles(fonts).length > 0 && fontSheet(fonts, 'jp') ? planned.first.length + planned.rest.length : 0;
    return performance.now() - start;
  });
  return { ms: median(times), files };
}

export async function measureFonts(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [font, weight, style] of FACES)
    for (const count of [60, 300]) {
      const { ms, bytes } = await create(font, weight, count);
      rows.push({ what: `${style}, ${count} glyphs: ${font} ${weight}`, value: `${(bytes / 1_024).toFixed(1)} KB, ${Math.round(ms)} ms` });
    }
  const { ms, files } = plan();
  return [...rows, { what: `plan and styles of 100 sheets, ${files} files`, value: `${ms.toFixed(1)} ms` }];
}
