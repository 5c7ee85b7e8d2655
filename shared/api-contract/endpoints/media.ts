import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { ruleIssue, instant, siteId, ulid } from '#shared/model/fields.ts';
import { LIBRARY_PAGE_MAX, TEXT_MAX, UPLOADS_PER_REQUEST } from '#shared/model/limits.ts';
import { LibraryFile, LibraryFileChange, LibraryKind, MediaUse, MediaUseFilter } from '#shared/model/media/library.ts';
import { Media, PictureRequest, UploadRequest } from '#shared/model/media/media.ts';
import { TemplatePictures } from '#shared/model/sites/template.ts';

/** A byte range of a file and the signed URL that accepts exactly this range. */
const UploadPart = z.object({ url: z.url(), start: z.int(), size: z.int() });

/** Signed URLs to PUT a file to: one for a small file, several parts in any order for a large one, each with exactly `headers`. */
export const Upload = z.object({
  mediaId: ulid(),
  parts: z.array(UploadPart),
  headers: z.record(z.string(), z.string()),
  expiresAt: instant(),
});
export type Upload = z.infer<typeof Upload>;

const LibraryPath = z.strictObject({ id: ulid() });

const mediaIdList = () =>
  z
    .array(ulid())
    .min(1)
    .refine((ids) => ids.length <= UPLOADS_PER_REQUEST, ruleIssue('too-many', { max: UPLOADS_PER_REQUEST }));

/**
 * Uploads:
 * 1. Request signed URLs.
 * 2. PUT the files to them; after an interruption, PUT the parts that `resume` lists.
 * 3. Call `complete`, which starts the processing job.
 * 4. Poll `list` until each file is ready or failed.
 */
export const media = defineEndpointFamily({
  generateUrls: {
    method: 'POST',
    path: '/site/generate-urls',
    summary: 'Signed URLs to upload pictures and videos; omit `siteId` for a site that is not created yet',
    access: { by: 'console', action: 'site:write' },
    status: 201,
    body: z.strictObject({
      siteId: siteId().optional(),
      /** Whether the owner keeps the files in its media library, whether a site shows them or not. */
      isKept: z.boolean().optional(),
      files: z
        .array(UploadRequest)
        .min(1)
        .refine((files) => files.length <= UPLOADS_PER_REQUEST, ruleIssue('too-many', { max: UPLOADS_PER_REQUEST })),
    }),
    response: z.object({ uploads: z.array(Upload) }),
    errors: ['account-suspended', 'account-terminated', 'site-expired'],
  },
  generateLogoUrl: {
    method: 'POST',
    path: '/site/generate-logo-url',
    summary:
      'Signed URLs to upload a logo, a favicon, or the picture of a product, of a popup or for sharing; omit `siteId` for a site that is not created yet',
    access: { by: 'console', action: 'site:write' },
    status: 201,
    body: z.strictObject({
      siteId: siteId().optional(),
      kind: z.enum(['logo', 'favicon', 'product', 'popup', 'share']).default('logo'),
      file: PictureRequest,
    }),
    response: z.object({ upload: Upload }),
    errors: ['account-suspended', 'account-terminated', 'site-expired'],
  },
  copyTemplatePictures: {
    method: 'POST',
    path: '/site/template-pictures',
    summary: 'Give the account pictures of a template as media of its own, ready for a site that is not created yet, in the given order',
    access: { by: 'console', action: 'site:write' },
    status: 201,
    body: TemplatePictures,
    response: z.object({ media: z.array(Media) }),
  },
  resume: {
    method: 'POST',
    path: '/site/media/resume',
    summary: 'The missing parts of a file with new signed URLs; empty once the file is complete',
    access: { by: 'console', action: 'own-profile' },
    status: 200,
    body: z.strictObject({ mediaId: ulid() }),
    response: z.object({ upload: Upload }),
    errors: ['account-suspended', 'account-terminated', 'site-expired'],
  },
  complete: {
    method: 'POST',
    path: '/site/media/complete',
    summary:
      'Report uploaded files as complete; each is checked by content and converted into its variants. Files of sites need the right to write sites',
    access: { by: 'console', action: 'own-profile' },
    status: 202,
    body: z.strictObject({ mediaIds: mediaIdList() }),
    response: z.object({ media: z.array(Media) }),
    errors: ['account-suspended', 'account-terminated', 'site-expired'],
  },
  renewRight: {
    method: 'POST',
    path: '/site/media/renew-right',
    summary: 'Renew the right to see unpublished media, with the tags of these files; unknown ones are left out',
    access: { by: 'console', action: 'site:read' },
    acting: 'READ',
    status: 200,
    body: z.strictObject({
      mediaIds: z.array(ulid()).refine((ids) => ids.length <= UPLOADS_PER_REQUEST, ruleIssue('too-many', { max: UPLOADS_PER_REQUEST })),
    }),
    response: z.object({ media: z.array(z.object({ mediaId: ulid() })) }),
  },
  list: {
    method: 'GET',
    path: '/site/media',
    summary: 'The processing state of uploaded files, by comma-separated ids',
    access: { by: 'console', action: 'own-session' },
    status: 200,
    query: z.strictObject({
      ids: z
        .string()
        .max(UPLOADS_PER_REQUEST * 27)
        .transform((ids) => ids.split(','))
        .pipe(mediaIdList()),
    }),
    response: z.object({ media: z.array(Media) }),
  },
  library: {
    method: 'GET',
    path: '/site/media/library',
    summary: 'The media library of an account, newest first: of the owner of `siteId`, or of the account in which the login works',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    query: z.strictObject({
      siteId: siteId().optional(),
      /** Files whose name and tags contain all words. */
      keyword: z.string().max(TEXT_MAX.url).optional(),
      /** Comma-separated kinds; all by default. */
      kinds: z
        .string()
        .max(TEXT_MAX.line * 2)
        .transform((kinds) => kinds.split(','))
        .pipe(z.array(LibraryKind))
        .optional(),
      /** Whether a site shows the files: in its working, published or scheduled content. */
      use: MediaUseFilter.optional(),
      cursor: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(LIBRARY_PAGE_MAX).default(LIBRARY_PAGE_MAX),
    }),
    response: z.object({ files: z.array(LibraryFile), nextCursor: z.string().nullable() }),
  },
  libraryFile: {
    method: 'GET',
    path: '/site/media/library/{id}',
    summary: 'A file of a media library, and the sites that show it',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: LibraryPath,
    response: z.object({ file: LibraryFile, uses: z.array(MediaUse) }),
  },
  changeLibraryFile: {
    method: 'PUT',
    path: '/site/media/library/{id}',
    summary: 'Change the name and the tags of a file in a media library, and whether it stays when no site has it any more',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: LibraryPath,
    body: LibraryFileChange,
    response: z.object({ file: LibraryFile }),
    errors: ['account-suspended', 'account-terminated', 'site-expired', 'version-conflict'],
  },
  removeFromLibrary: {
    method: 'DELETE',
    path: '/site/media/library/{id}',
    summary: 'Delete a file that no site shows from its media library; earlier revisions of sites keep it',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: LibraryPath,
    response: z.null(),
    errors: ['account-suspended', 'account-terminated', 'site-expired', 'version-conflict', 'media-in-use'],
  },
});
