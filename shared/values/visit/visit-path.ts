/**
 * A part of a visit is sent in the path of a request to the site's own host (`/v/…`), which the edge answers and CloudFront's access log
 * records (ADR 56): the path is the only part of a request that the log contains completely. Grammar:
 *
 *   /v/{visit id}/{part}/{language}/{events}[/{shorter side of screen}/{pointer}/{shown after}/{referrer}/{source}/{medium}/{campaign}]
 *
 * Events are joined by `.`, the fields of an event by `_`. `=` replaces `%`, which a log may encode again. This file has no dependencies,
 * because the visitor's runtime contains it.
 */
export const VISIT_PATH_PREFIX = '/v/';
const EVENT_END = '.';
export const FIELD_END = '_';

/** Maximum number of characters of the id of a visit. */
export const VISIT_ID_MAX = 24;

/** Returns eight characters of time, followed by random characters. Not a ULID, because a page would have to load its code. */
export const newVisitId = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2);

/** An event as a page writes it: tenths of a second since the page began to load, a letter, and the fields of the kind. */
export type WrittenEvent = readonly (string | number | undefined)[];

/** The origin of a visit, as a page writes it: the last seven segments of the path. Empty in all parts but the first. */
export type WrittenOrigin = readonly (string | number | null | undefined)[];

/** Returns the path of a part. `origin`: the fields of `VisitOrigin`, in the first part only. */
export const visitPath = (id: string, part: number, language: string, events: readonly WrittenEvent[], origin: WrittenOrigin): string =>
  VISIT_PATH_PREFIX +
  [
    id,
    part,
    language,
    events.map((fields) => fields.join(FIELD_END)).join(EVENT_END),
    ...origin.map((field) => encodeURIComponent(field ?? '')),
  ]
    .join('/')
    .replaceAll('%', '=');
