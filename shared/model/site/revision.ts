import * as z from 'zod';
import { instant, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { RevisionId } from '#shared/model/site/site.ts';

/** One thing that changed from one revision to the next, named so that every catalogue can put it in words. */
export const ChangeNote = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('sheet'),
    /** Where it stands; where it stood, if it is removed. */
    cell: z.string(),
    language: Language,
    how: z.enum(['added', 'edited', 'removed']),
    /** Names of fields, where it was edited. */
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

/** How a state of a site came to be. Autosaves of one person close in time are one entry. */
export const RevisionKind = z.enum(['create', 'duplicate', 'auto', 'save', 'restore']);
export type RevisionKind = z.infer<typeof RevisionKind>;

/** An entry of a site's history: a state that can be looked at, restored and published. */
export const RevisionEntry = z.object({
  id: ulid(),
  revision: RevisionId,
  kind: RevisionKind,
  author: z.string(),
  startedAt: instant(),
  at: instant(),
  changes: z.array(ChangeNote),
  /** Changes beyond those told. */
  moreChanges: z.int(),
  /** Of a restored state: when it had been saved. */
  restoredFrom: instant().nullable(),
});
export type RevisionEntry = z.infer<typeof RevisionEntry>;

/** Somebody who has the site open at this moment. */
export const Presence = z.object({
  editorId: ulid(),
  name: z.string(),
  picture: ImageRef.nullable(),
  /** The cell they are at; `null`: the site as a whole. */
  cell: z.string().nullable(),
  mayWrite: z.boolean(),
});
export type Presence = z.infer<typeof Presence>;
