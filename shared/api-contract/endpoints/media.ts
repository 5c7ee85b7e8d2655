import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { ruleIssue, instant, siteId, ulid } from '#shared/model/fields.ts';
import { UPLOADS_PER_REQUEST } from '#shared/model/limits.ts';
import { Media, PictureRequest, UploadRequest } from '#shared/model/media/media.ts';

/** A stretch of a file, in bytes from its start, and the signed address that takes exactly it. */
const UploadPart = z.object({ url: z.url(), start: z.int(), size: z.int() });

/** Where to PUT a file: a small one whole, a big one in parts, in any order. Send exactly these headers with each. */
export const Upload = z.object({
  mediaId: ulid(),
  parts: z.array(UploadPart),
  headers: z.record(z.string(), z.string()),
  expiresAt: instant(),
});
export type Upload = z.infer<typeof Upload>;

const someMediaIds = () =>
  z
    .array(ulid())
    .min(1)
    .refine((ids) => ids.length <= UPLOADS_PER_REQUEST, ruleIssue('too-many', { max: UPLOADS_PER_REQUEST }));

/**
 * Uploads (spec 7 "Sites"): ask for signed addresses, PUT the files, say so, follow the check. A transfer that broke off
 * goes on with the parts that `resume` names.
 */
export const media = defineEndpointFamily({
  generateUrls: {
    method: 'POST',
    path: '/site/generate-urls',
    summary: 'Signed addresses to upload pictures and videos to; without a site for one that is about to be created',
    access: { by: 'console', action: 'site:write' },
    status: 201,
    body: z.strictObject({
      siteId: siteId().optional(),
      files: z
        .array(UploadRequest)
        .min(1)
        .refine((files) => files.length <= UPLOADS_PER_REQUEST, ruleIssue('too-many', { max: UPLOADS_PER_REQUEST })),
    }),
    response: z.object({ uploads: z.array(Upload) }),
    errors: ['account-suspended', 'account-terminated'],
  },
  generateLogoUrl: {
    method: 'POST',
    path: '/site/generate-logo-url',
    summary:
      'A signed address to upload a logo, a favicon, or a picture of a product or popup to; without a site for one that is about to be created',
    access: { by: 'console', action: 'site:write' },
    status: 201,
    body: z.strictObject({ siteId: siteId().optional(), kind: z.enum(['logo', 'favicon', 'product', 'popup']), file: PictureRequest }),
    response: z.object({ upload: Upload }),
    errors: ['account-suspended', 'account-terminated'],
  },
  resume: {
    method: 'POST',
    path: '/site/media/resume',
    summary: 'The parts of a file that have not arrived yet, each with a fresh signed address; none once all of it is there',
    access: { by: 'console', action: 'own-profile' },
    status: 200,
    body: z.strictObject({ mediaId: ulid() }),
    response: z.object({ upload: Upload }),
    errors: ['account-suspended', 'account-terminated'],
  },
  complete: {
    method: 'POST',
    path: '/site/media/complete',
    summary:
      'Say that files have been uploaded; each is checked by content and made into its variants. One’s own profile picture, or with the right to write sites',
    access: { by: 'console', action: 'own-profile' },
    status: 202,
    body: z.strictObject({ mediaIds: someMediaIds() }),
    response: z.object({ media: z.array(Media) }),
    errors: ['account-suspended', 'account-terminated'],
  },
  list: {
    method: 'GET',
    path: '/site/media',
    summary: 'The state of uploaded files, by comma-separated ids',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    query: z.strictObject({
      ids: z
        .string()
        .max(UPLOADS_PER_REQUEST * 27)
        .transform((ids) => ids.split(','))
        .pipe(someMediaIds()),
    }),
    response: z.object({ media: z.array(Media) }),
  },
});
