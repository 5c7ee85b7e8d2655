import * as z from 'zod';
import { IMAGE_MAX_MB } from '#shared/model/limits.ts';

/** The picture limit of a deployment in MB, from its settings and its environment. */
export const ImageMaxMb = z.coerce.number().int().min(IMAGE_MAX_MB.min).max(IMAGE_MAX_MB.max).default(IMAGE_MAX_MB.default);
