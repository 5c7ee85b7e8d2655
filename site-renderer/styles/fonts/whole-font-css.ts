import { type FontId, FONTS } from '#shared/model/sites/font.ts';
import { fontFilePath } from '#shared/rules/themes/font-files.ts';
import { fontFamily } from '#site-renderer/components/shared/font-stack.ts';
import { fallbackFaces } from '#site-renderer/styles/fonts/fallback-faces.ts';
import { fontFaceRule } from '#site-renderer/styles/fonts/font-face-rule.ts';

/**
 * Returns a style sheet with the whole files of these fonts, under the names of `fontStack`, for the canvas of the editor. Browsers fetch a
 * file once a text needs it. The rules have to be in a style sheet of the document, because browsers ignore them in shadow roots.
 */
export const wholeFontCss = (ids: readonly FontId[]): string =>
  [...new Set(ids)]
    .flatMap((id) =>
      FONTS[id].weights.map(
        (weight) =>
          fallbackFaces(id, weight) +
          fontFaceRule({
            family: fontFamily(id),
            weight,
            swaps: true,
            source: `url(${fontFilePath(id, weight)})format("truetype")`,
          }),
      ),
    )
    .join('');
