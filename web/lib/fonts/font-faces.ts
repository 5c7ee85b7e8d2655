import { FONTS, type FontId } from '#shared/model/sites/font.ts';
import type { FontPair } from '#shared/model/sites/theme.ts';
import { fontFamily, fontFilePath } from '#shared/rules/themes/font-files.ts';

type Faces = Map<FontId, readonly FontFace[]>;
const added = new WeakMap<FontFaceSet, Faces>();

/** Returns the faces that were added to the page. */
function facesOf(page: FontFaceSet): Faces {
  const faces = added.get(page) ?? new Map<FontId, readonly FontFace[]>();
  added.set(page, faces);
  return faces;
}

const faceOf = (id: FontId, weight: number): FontFace =>
  new FontFace(fontFamily(id), `url(${fontFilePath(id, weight)})`, { weight: String(weight), display: 'swap' });

/** Adds the faces of a font to the page. The browser downloads the whole file of each as soon as a text uses it. */
function addFontFaces(id: FontId): readonly FontFace[] {
  const known = facesOf(document.fonts).get(id);
  if (known) return known;
  const faces = FONTS[id].weights.map((weight) => faceOf(id, weight));
  for (const face of faces) document.fonts.add(face);
  facesOf(document.fonts).set(id, faces);
  return faces;
}

/** Adds the faces of the fonts of a theme in one language to the page. */
export function addThemeFaces({ headline, text }: FontPair): void {
  for (const id of new Set([headline, text])) if (id !== null) addFontFaces(id);
}

/** Downloads the regular face of a font. Returns whether it can be used; a later call after a failure tries again. */
export async function loadFont(id: FontId): Promise<boolean> {
  const faces = addFontFaces(id);
  try {
    await faces[0]?.load();
    return true;
  } catch {
    for (const face of faces) document.fonts.delete(face);
    facesOf(document.fonts).delete(id);
    return false;
  }
}
