import * as z from 'zod';
import { decimalNumber, text, ulid } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { checkLinkUrl, linkUrlField } from '#shared/model/sites/link.ts';

/** A position in percent of the picture's width or height, from its left or upper edge. */
const percent = () => decimalNumber(0, 100);

/** A link at a point of a creative. It follows the picture, however much of the picture a screen shows. */
export const ImageLinkPoint = z
  .strictObject({
    id: ulid(),
    name: text(TEXT_MAX.line),
    coordinateX: percent(),
    coordinateY: percent(),
    linkDestinationUrl: linkUrlField(),
    isInternalLink: z.boolean(),
  })
  .superRefine(checkLinkUrl('linkDestinationUrl'));
export type ImageLinkPoint = z.infer<typeof ImageLinkPoint>;
