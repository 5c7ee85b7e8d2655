import { publishedSite } from '#functions/publishing/services/published-site/live-content.ts';
import { parseByteRange } from '#functions/visitors/api/membership/content/byte-range.ts';
import type { MemberDependencies } from '#functions/visitors/api/membership/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { memberMediaKey, VARIANT_CONTENT_TYPE } from '#functions/platform/gateways/media-keys.ts';
import type { FileReply, UseCase } from '#functions/platform/http/use-case.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';
import type { VariantFormat } from '#shared/model/media/media.ts';

/**
 * Returns a picture or video of a members-only sheet, or the requested range of it. Only media of such sheets are stored there, so
 * the member's session is the only permission needed. A file larger than a response is returned in part.
 */
export const getMedia =
  (dependencies: MemberDependencies): UseCase<typeof member.media> =>
  async ({ params: { siteId, folder, name }, range }): Promise<FileReply> => {
    const { mediaFiles } = dependencies;
    await publishedSite(dependencies, siteId);
    const contentType = VARIANT_CONTENT_TYPE[name.slice(name.indexOf('.') + 1) as VariantFormat];
    const { read, isPart } = parseByteRange(range);
    const part = await mediaFiles.readRange(memberMediaKey(siteId, folder, name), read);
    if (!part) throw new AppError('not-found');
    const { bytes, size } = part;
    if (!bytes) return { bytes: new Uint8Array(), contentType, status: 416, headers: { 'content-range': `bytes */${size}` } };
    if (!isPart && bytes.length === size) return { bytes, contentType, status: 200, headers: {} };
    const last = part.first + bytes.length - 1;
    return { bytes, contentType, status: 206, headers: { 'content-range': `bytes ${part.first}-${last}/${size}` } };
  };
