import * as z from 'zod';
import { BY_PROVIDER, IS_PROVIDER } from '#shared/model/person-ref.ts';
import { instant, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { RevisionId } from '#shared/model/sites/site.ts';

/** One change between two revisions, in terms that the catalogues can translate. */
export const ChangeNote = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('sheet'),
    /** The cell of the sheet, or its former cell if the sheet was removed. */
    cell: z.string(),
    language: Language,
    how: z.enum(['added', 'edited', 'removed']),
    /** The changed fields, if the sheet was edited. */
    fields: z.array(z.string()),
  }),
  z.object({ what: z.literal('moved'), cells: z.array(z.string()) }),
  z.object({ what: z.literal('size'), numberHorizontal: z.int(), numberVertical: z.int() }),
  z.object({ what: z.literal('settings'), fields: z.array(z.string()) }),
  z.object({
    what: z.literal('part'),
    /** One of `LANGUAGE_KINDS`. */
    kind: z.string(),
    language: Language,
    how: z.enum(['added', 'edited', 'removed']),
    fields: z.array(z.string()),
  }),
  z.object({
    what: z.literal('popup'),
    popupId: z.string(),
    name: z.string(),
    how: z.enum(['added', 'edited', 'removed']),
    fields: z.array(z.string()),
  }),
]);
export type ChangeNote = z.infer<typeof ChangeNote>;

/** How a revision was created. */
export const RevisionKind = z.enum(['create', 'duplicate', 'auto', 'save', 'restore']);
export type RevisionKind = z.infer<typeof RevisionKind>;

/** An entry of a site's history. Its revision can be viewed, restored and published. */
export const RevisionEntry = z.object({
  id: ulid(),
  revision: RevisionId,
  kind: RevisionKind,
  author: z.string(),
  ...BY_PROVIDER,
  startedAt: instant(),
  at: instant(),
  changes: z.array(ChangeNote),
  /** Number of changes not listed in `changes`. */
  moreChanges: z.int(),
  /** For `restore`: when the restored revision was saved. */
  restoredFrom: instant().nullable(),
});
export type RevisionEntry = z.infer<typeof RevisionEntry>;

/** A login that currently has the site open in the editor. */
export const Presence = z.object({
  editorId: ulid(),
  name: z.string(),
  ...IS_PROVIDER,
  picture: ImageRef.nullable(),
  /** The cell that the login edits; `null`: the site as a whole. */
  cell: z.string().nullable(),
  mayWrite: z.boolean(),
});
export type Presence = z.infer<typeof Presence>;
