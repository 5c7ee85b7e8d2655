import { createHash } from 'node:crypto';
import type { Language } from '#shared/model/language.ts';
import { fontPath } from '#shared/rules/sites/site-file-keys.ts';
import { fontFamily } from '#shared/rules/themes/font-files.ts';
import { faceName, type FontFace } from '#site-renderer/fonts/font-face.ts';
import type { FontPlan, SiteFonts } from '#site-renderer/fonts/site-fonts.ts';
import { unicodeRange } from '#site-renderer/fonts/unicode-range.ts';
import { fallbackFaces } from '#site-renderer/styles/fonts/fallback-faces.ts';
import { fontFaceRule } from '#site-renderer/styles/fonts/font-face-rule.ts';

/** The path of the file of a face. */
export const facePath = (face: FontFace): string => fontPath(faceName(face));

const faceRule = (face: FontFace, address: string): string =>
  fontFaceRule({
    family: fontFamily(face.font),
    weight: face.weight,
    swaps: true,
    source: `url(${address})format("woff2")`,
    unicodeRange: unicodeRange(face.glyphs),
  });

/** Returns the fallbacks of the fonts of these faces. */
function fallbacks(faces: readonly FontFace[]): string {
  const fonts = new Map(faces.map(({ font, weight }) => [`${font} ${weight}`, { font, weight }]));
  return [...fonts.values()].map(({ font, weight }) => fallbackFaces(font, weight)).join('');
}

const fallbacksOf = ({ first, rest }: FontPlan): string => fallbacks([...first, ...rest]);

/** Returns a face whose WOFF2 file is in the page. */
const containedFace = (face: FontFace, file: Uint8Array): string =>
  faceRule(face, `data:font/woff2;base64,${Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('base64')}`);

/** A face with its WOFF2 file. */
export interface FaceFile {
  face: FontFace;
  file: Uint8Array;
}

/** Returns the styles in a members-only sheet, which contain its glyphs: no public file may. */
export const sheetFontStyles = (files: readonly FaceFile[]): string =>
  fallbacks(files.map(({ face }) => face)) + files.map(({ face, file }) => containedFace(face, file)).join('');

/** Returns the styles in the pages of a language except its home page. */
export const pageFontStyles = ({ plan }: SiteFonts): string =>
  fallbacksOf(plan) + plan.first.map((face) => faceRule(face, facePath(face))).join('');

/** Returns the styles in the home page, which contain the glyphs of its sheet. */
export const homeFontStyles = ({ plan, inlined }: SiteFonts): string =>
  fallbacksOf(plan) +
  plan.first
    .map((face) => {
      const file = inlined.get(facePath(face));
      return file ? containedFace(face, file) : faceRule(face, facePath(face));
    })
    .join('');

/** Returns the paths of the fonts that the home page requests first, because it does not contain them. */
export const preloadedFonts = ({ plan, inlined }: SiteFonts): string[] => plan.first.map(facePath).filter((path) => !inlined.has(path));

/** The style sheet with the glyphs of the other sheets. */
export interface FontSheet {
  path: string;
  body: string;
}

const HASH_LENGTH = 16;

/** Returns the style sheet that every page loads last; `undefined` if the first sheet has all glyphs. */
export function fontSheet({ plan }: SiteFonts, language: Language): FontSheet | undefined {
  if (plan.rest.length === 0) return undefined;
  const body = plan.rest.map((face) => faceRule(face, facePath(face))).join('');
  const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LENGTH);
  return { path: fontPath(`fonts-${language}-${hash}.css`), body };
}
