import { publishedSite } from '#functions/domain/published-site/live-content.ts';
import { parseByteRange } from '#functions/api/member/content/byte-range.ts';
import type { MemberDependencies } from '#functions/api/member/dependencies.ts';
import { AppError } from '#functions/app-error.ts';
import { memberMediaKey, VARIANT_CONTENT_TYPE } from '#functions/gateways/media-keys.ts';
import type { FileReply, UseCase } from '#functions/http/use-case.ts';
import type { member } from '#shared/api-contract/endpoints/member.ts';
import type { VariantFormat } from '#shared/model/media/media.ts';

/**
 * A picture or video of a sheet for members, or the part of it that was asked for. Only files of such sheets lie where this
 * looks, so that the session is all the leave it takes. A file larger than an answer comes in part, whoever asks.
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
