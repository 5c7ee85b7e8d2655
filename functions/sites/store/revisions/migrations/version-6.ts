import * as z from 'zod';
import { type Migration, VersionedDocument } from '#functions/sites/store/revisions/migrations/migration.ts';

const Tags = z.record(z.string(), z.looseObject({ html: z.string() })).catch({});

/** Matches a script without `src` that is not JSON, or an event handler. Broad, because version 5 ran such code in head tags. */
const INLINE_CODE = /<script\b(?![^>]*\s(?:src\s*=|type\s*=\s*["']?application\/(?:ld\+)?json))[^>]*>|<[^>]*\son\w+\s*=/i;

/** Version 6 adds the tag manager switch. It is on if head tags contain code, so that the code keeps running. */
export const toVersion6: Migration = (document) => {
  const { settings, ...rest } = VersionedDocument.parse(document);
  const tagManager = Object.values(Tags.parse(rest['headTags'])).some(({ html }) => INLINE_CODE.test(html));
  return { ...rest, settings: { ...settings, tagManager } };
};
