import type { TextPlace, TextPlaces, TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet } from '#shared/model/sites/site.ts';

/** Returns the patch that puts texts at a place: the text of `role` by itself, otherwise the others together. */
export const placePatch = (
  { textPlaces }: Pick<Sheet, 'textPlaces'>,
  place: TextPlace,
  role: TextRole | undefined,
): Partial<Pick<Sheet, 'textPlace' | 'textPlaces'>> => (role ? { textPlaces: { ...textPlaces, [role]: place } } : { textPlace: place });

/** Returns the places of single texts without that of one text, which is then with the others again. */
export function withoutPlace(textPlaces: TextPlaces, role: TextRole): TextPlaces {
  const { [role]: _former, ...others } = textPlaces;
  return others;
}
