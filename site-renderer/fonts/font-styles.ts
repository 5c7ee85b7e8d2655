import { createHash } from 'node:crypto';
import type { Language } from '#shared/model/language.ts';
import { fontPath } from '#shared/rules/sites/site-file-keys.ts';
import { fontFamily } from '#site-renderer/components/shared/font-stack.ts';
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

/** Returns the fallbacks of all fonts of a language. */
function fallbacks({ first, rest }: FontPlan): string {
  const fonts = new Map([...first, ...rest].map(({ font, weight }) => [`${font} ${weight}`, { font, weight }]));
  return [...fonts.values()].map(({ font, weight }) => fallbackFaces(font, weight)).join('');
}

/** Returns the styles in the pages of a language except its home page. */
export const pageFontStyles = ({ plan }: SiteFonts): string =>
  fallbacks(plan) + plan.first.map((face) => faceRule(face, facePath(face))).join('');

/** Returns the styles in the home page, which contain the glyphs of its sheet. */
export const homeFontStyles = ({ plan, inlined }: SiteFonts): string =>
  fallbacks(plan) +
  plan.first
    .map((face) => {
      const file = inlined.get(facePath(face));
      return faceRule(face, file ? `data:font/woff2;base64,${Buffer.from(file).toString('base64')}` : facePath(face));
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
