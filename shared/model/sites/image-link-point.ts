import * as z from 'zod';
import { decimalNumber, ruleIssue, text, ulid } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { checkLinkUrl, linkUrlField } from '#shared/model/sites/link.ts';

/** A position in percent of the picture's width or height, from its left or upper edge. */
const percent = () => decimalNumber(0, 100);

/** The least width and height of a rectangle in percent of the picture. */
export const AREA_MIN = 1;
const extent = () => decimalNumber(AREA_MIN, 100);

/** Absorbs the rounding of binary fractions. */
const ROUNDING = 1e-6;

/** Each extent of a rectangle, with the coordinate of its middle. */
const AXES = [
  ['width', 'coordinateX'],
  ['height', 'coordinateY'],
] as const;

/**
 * A link at a point of a creative, or over a rectangle around that point. It follows the picture, however much of the picture a
 * screen shows.
 */
export const ImageLinkPoint = z
  .strictObject({
    id: ulid(),
    name: text(TEXT_MAX.line),
    coordinateX: percent(),
    coordinateY: percent(),
    /** The size of the rectangle in percent of the picture; both or neither. Absent: the link is a point. */
    width: extent().exactOptional(),
    height: extent().exactOptional(),
    linkDestinationUrl: linkUrlField(),
    isInternalLink: z.boolean(),
  })
  .superRefine(checkLinkUrl('linkDestinationUrl'))
  .superRefine((point, context) => {
    if ((point.width === undefined) !== (point.height === undefined))
      context.addIssue({ code: 'custom', path: [point.width === undefined ? 'width' : 'height'], ...ruleIssue('required') });
    for (const [size, middle] of AXES) {
      const max = 2 * Math.min(point[middle], 100 - point[middle]);
      if ((point[size] ?? 0) > max + ROUNDING) context.addIssue({ code: 'custom', path: [size], ...ruleIssue('too-large', { max }) });
    }
  });
export type ImageLinkPoint = z.infer<typeof ImageLinkPoint>;
