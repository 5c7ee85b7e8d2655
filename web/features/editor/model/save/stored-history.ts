import { z } from 'zod';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { type EditLocation, type EditorState, withHistory } from '#web/features/editor/model/editor/editor-state.ts';

const Stored = z.looseObject({ settings: z.looseObject({}), grid: z.looseObject({}), sheets: z.looseObject({}) });
const StoredDocument = z.custom<SiteDocument>((value) => Stored.safeParse(value).success);
const Step = z.object({
  state: StoredDocument,
  focus: z.custom<EditLocation>((value) => z.looseObject({ panel: z.enum(['sheet', 'site', 'section']) }).safeParse(value).success),
});

/**
 * The undo history of one editor, as this device stores it. Its documents share their unchanged parts with each other and with `saved`. The
 * storage preserves this sharing within one entry, which keeps the history small.
 */
export const StoredHistory = z.object({
  siteId: z.string(),
  editorId: z.string(),
  /** The revision of `saved`. */
  revision: z.string(),
  saved: StoredDocument,
  past: z.array(Step),
  present: StoredDocument,
  future: z.array(Step),
});
export type StoredHistory = z.infer<typeof StoredHistory>;

export const toStoredHistory = ({ site, saved, history }: EditorState, editorId: string): StoredHistory => ({
  siteId: site.id,
  editorId,
  revision: saved.revision,
  saved: saved.document,
  past: [...history.past],
  present: history.present,
  future: [...history.future],
});

const isEqual = (one: SiteDocument, other: SiteDocument): boolean => canonicalJson(one) === canonicalJson(other);

/**
 * Gives an opened editor the undo steps of its predecessor in the same tab. The steps apply to one revision and one document:
 * returns the given state if another editor has saved since, or if the document differs from the one that the steps result in.
 */
export function restoreHistory(state: EditorState, stored: StoredHistory | undefined): EditorState {
  const { saved, history, conflict } = state;
  if (!stored || conflict || stored.siteId !== state.site.id || stored.revision !== saved.revision) return state;
  if (!isEqual(stored.saved, saved.document) || !isEqual(stored.present, history.present)) return state;
  // The stored copies replace the loaded documents: unsaved changes are found by the identity of shared parts.
  const { past, present, future } = stored;
  const document = stored.saved;
  const seenLive = state.seenLive?.revision === saved.revision ? { ...state.seenLive, document } : state.seenLive;
  return withHistory({ ...state, saved: { ...saved, document }, seenLive }, { past, present, future, open: undefined });
}
