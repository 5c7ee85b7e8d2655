import * as z from 'zod';

/** The fields used of EventBridge's event about the end of a MediaConvert job. */
const ConversionEvent = z.object({
  source: z.literal('aws.mediaconvert'),
  detail: z.object({ userMetadata: z.object({ mediaId: z.string() }) }),
});

/** The video whose conversion has ended; `undefined` for any other event. */
export const convertedMediaId = (event: unknown): string | undefined => ConversionEvent.safeParse(event).data?.detail.userMetadata.mediaId;
