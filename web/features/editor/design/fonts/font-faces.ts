import { FONTS, type FontId } from '#shared/model/sites/font.ts';
import { fontFilePath } from '#shared/rules/themes/font-files.ts';
import { fontFamily } from '#site-renderer/components/shared/font-stack.ts';

const faces = new Map<FontId, readonly FontFace[]>();

const faceOf = (id: FontId, weight: number): FontFace =>
  new FontFace(fontFamily(id), `url(${fontFilePath(id, weight)})`, { weight: String(weight), display: 'swap' });

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
