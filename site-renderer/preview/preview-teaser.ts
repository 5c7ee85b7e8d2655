import type { ImageRef } from '#shared/model/media/media.ts';
import { TEASER_BLUR, TEASER_POINTS } from '#shared/rules/sites/teaser-size.ts';

/** The type of the tiny copies of pictures without transparent parts, the only ones that have teasers. */
const COPY = 'data:image/webp;base64,';

/**
 * Returns the teaser of a picture as a data URI that looks like the published one. The browser blurs the tiny copy that is stored
 * with the picture, because previews have no library for pictures; a preview may contain the copy, since its readers may also read the
 * sheet as a member. `undefined` if the published sheet has no teaser.
 */
export function previewTeaser({ width, height }: Pick<ImageRef, 'width' | 'height'>, placeholder: string | undefined): string | undefined {
  if (!placeholder?.startsWith(COPY)) return undefined;
  const scale = Math.min(TEASER_POINTS.width / width, TEASER_POINTS.height / height);
  const size = `width="${Math.max(1, Math.round(width * scale))}" height="${Math.max(1, Math.round(height * scale))}"`;
  // The blur mixes edges with transparent points, so the last step makes all points opaque.
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    `<filter id="b" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${TEASER_BLUR}"/>`,
    '<feComponentTransfer><feFuncA type="linear" slope="0" intercept="1"/></feComponentTransfer></filter>',
    `<image href="${placeholder}" ${size} preserveAspectRatio="none" filter="url(#b)"/></svg>`,
  ].join('');
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
