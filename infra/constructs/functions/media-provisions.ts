import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import type { Need } from '#functions/platform/base/need.ts';
import { allow, allowListing, type Provision, type Resources } from '#infra/constructs/functions/provision.ts';

/**
 * Folders of the media bucket: originals, their variants (which the console shows), copies of variants for members of sites, exported
 * lists, files to import, ZIP files to unpack.
 */
export const MEDIA_PREFIX = {
  uploads: 'uploads/',
  ready: 'ready/',
  members: 'members/',
  exports: 'exports/',
  reports: 'reports/',
  imports: 'imports/',
  archives: 'archives/',
  converted: 'converted/',
} as const;

/** The permissions of functions on each folder of the media bucket. */
export const MEDIA_PROVISIONS: Readonly<Record<Extract<Need, `media:${string}`>, (resources: Resources) => Provision>> = {
  'media:sign-uploads': ({ mediaBucket }) => {
    const uploads = mediaBucket.objectsBelow(MEDIA_PREFIX.uploads);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      // A presigned URL has the permissions of its signer. Reading is needed to check whether an upload, or a part of it, has arrived.
      statements: [
        allow(['s3:PutObject', 's3:GetObject', 's3:ListMultipartUploadParts'], [uploads]),
        allowListing(mediaBucket, [MEDIA_PREFIX.uploads]),
      ],
      folders: [uploads],
    };
  },
  'media:write-variants': ({ mediaBucket }) => {
    const ready = mediaBucket.objectsBelow(MEDIA_PREFIX.ready);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [allow(['s3:PutObject'], [ready])],
      folders: [ready],
    };
  },
  'media:copy': ({ mediaBucket }) => {
    const prefixes = [MEDIA_PREFIX.uploads, MEDIA_PREFIX.ready];
    const folders = prefixes.map((prefix) => mediaBucket.objectsBelow(prefix));
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [allow(['s3:GetObject', 's3:PutObject'], folders), allowListing(mediaBucket, prefixes)],
      folders,
    };
  },
  'media:read': ({ mediaBucket }) => {
    const ready = mediaBucket.objectsBelow(MEDIA_PREFIX.ready);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [allow(['s3:GetObject'], [ready]), allowListing(mediaBucket, [MEDIA_PREFIX.ready])],
      folders: [ready],
    };
  },
  'media:read-originals': ({ mediaBucket }) => {
    const uploads = mediaBucket.objectsBelow(MEDIA_PREFIX.uploads);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [allow(['s3:GetObject'], [uploads]), allowListing(mediaBucket, [MEDIA_PREFIX.uploads])],
      folders: [uploads],
    };
  },
  'media:write-members': ({ mediaBucket }) => {
    const copies = mediaBucket.objectsBelow(MEDIA_PREFIX.members);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [allow(['s3:PutObject', 's3:DeleteObject'], [copies]), allowListing(mediaBucket, [MEDIA_PREFIX.members])],
      folders: [copies],
    };
  },
  'media:read-members': ({ mediaBucket }) => {
    const copies = mediaBucket.objectsBelow(MEDIA_PREFIX.members);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [allow(['s3:GetObject'], [copies]), allowListing(mediaBucket, [MEDIA_PREFIX.members])],
      folders: [copies],
    };
  },
  'media:write-exports': ({ mediaBucket }) => {
    const exported = mediaBucket.objectsBelow(MEDIA_PREFIX.exports);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [allow(['s3:PutObject', 's3:AbortMultipartUpload'], [exported])],
      folders: [exported],
    };
  },
  'media:read-exports': ({ mediaBucket }) => {
    const exported = mediaBucket.objectsBelow(MEDIA_PREFIX.exports);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      // A presigned URL has the permissions of its signer.
      statements: [allow(['s3:GetObject'], [exported])],
      folders: [exported],
    };
  },
  'media:erase-exports': ({ mediaBucket }) => {
    const exported = mediaBucket.objectsBelow(MEDIA_PREFIX.exports);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [allow(['s3:DeleteObject'], [exported]), allowListing(mediaBucket, [MEDIA_PREFIX.exports])],
      folders: [exported],
    };
  },
  'media:sign-imports': ({ mediaBucket }) => {
    const imports = mediaBucket.objectsBelow(MEDIA_PREFIX.imports);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      // A presigned URL has the permissions of its signer. Reading is needed for the preview of a file, and for its faults.
      statements: [allow(['s3:PutObject', 's3:GetObject'], [imports]), allowListing(mediaBucket, [MEDIA_PREFIX.imports])],
      folders: [imports],
    };
  },
  'media:read-write-imports': ({ mediaBucket }) => {
    const imports = mediaBucket.objectsBelow(MEDIA_PREFIX.imports);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [
        allow(['s3:PutObject', 's3:GetObject', 's3:DeleteObject'], [imports]),
        allowListing(mediaBucket, [MEDIA_PREFIX.imports]),
      ],
      folders: [imports],
    };
  },
  'media:sign-bulk-uploads': ({ mediaBucket }) => {
    const archives = mediaBucket.objectsBelow(MEDIA_PREFIX.archives);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      // A presigned URL has the permissions of its signer. Reading is needed for the results for an archive's files.
      statements: [
        allow(['s3:PutObject', 's3:GetObject', 's3:ListMultipartUploadParts', 's3:AbortMultipartUpload'], [archives]),
        allowListing(mediaBucket, [MEDIA_PREFIX.archives]),
      ],
      folders: [archives],
    };
  },
  'media:unpack-bulk-uploads': ({ mediaBucket }) => {
    const [archives, uploads] = [mediaBucket.objectsBelow(MEDIA_PREFIX.archives), mediaBucket.objectsBelow(MEDIA_PREFIX.uploads)];
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [
        allow(['s3:PutObject', 's3:GetObject', 's3:DeleteObject'], [archives]),
        allow(['s3:PutObject'], [uploads]),
        allowListing(mediaBucket, [MEDIA_PREFIX.archives]),
      ],
      folders: [archives, uploads],
    };
  },
  'media:write-reports': ({ mediaBucket }) => {
    const reports = mediaBucket.objectsBelow(MEDIA_PREFIX.reports);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [allow(['s3:PutObject'], [reports])],
      folders: [reports],
    };
  },
  'media:read-reports': ({ mediaBucket }) => {
    const reports = mediaBucket.objectsBelow(MEDIA_PREFIX.reports);
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [allow(['s3:GetObject'], [reports]), allowListing(mediaBucket, [MEDIA_PREFIX.reports])],
      folders: [reports],
    };
  },
  'media:read-write': ({ mediaBucket }) => {
    const prefixes = [MEDIA_PREFIX.uploads, MEDIA_PREFIX.ready];
    const folders = prefixes.map((prefix) => mediaBucket.objectsBelow(prefix));
    return {
      environment: { [ENVIRONMENT.mediaBucket]: mediaBucket.bucketName },
      statements: [
        allow(['s3:GetObject', 's3:DeleteObject'], folders),
        allow(['s3:PutObject'], [mediaBucket.objectsBelow(MEDIA_PREFIX.ready)]),
        allow(['s3:AbortMultipartUpload'], [mediaBucket.objectsBelow(MEDIA_PREFIX.uploads)]),
        allowListing(mediaBucket, prefixes),
      ],
      folders,
    };
  },
};
