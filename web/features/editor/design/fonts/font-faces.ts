import { FONTS, type FontId } from '#shared/model/sites/font.ts';

/** The CSS family of a font, by the name that published pages use. */
export const fontFamily = (id: FontId): string => `f-${id}`;

const faces = new Map<FontId, readonly FontFace[]>();

const faceOf = (id: FontId, weight: number): FontFace =>
  new FontFace(fontFamily(id), `url(/fonts/${id}-${weight}.ttf)`, { weight: String(weight), display: 'swap' });

/** Adds the faces of a font to the page. The browser downloads the whole file of each as soon as a text uses it. */
export function addFontFaces(id: FontId): readonly FontFace[] {
  const known = faces.get(id);
  if (known) return known;
  const added = FONTS[id].weights.map((weight) => faceOf(id, weight));
  for (const face of added) document.fonts.add(face);
  faces.set(id, added);
  return added;
}

/** Downloads the regular face of a font. Returns whether it can be used; a later call after a failure tries again. */
export async function loadFont(id: FontId): Promise<boolean> {
  const added = addFontFaces(id);
  try {
    await added[0]?.load();
    return true;
  } catch {
    for (const face of added) document.fonts.delete(face);
    faces.delete(id);
    return false;
  }
}
