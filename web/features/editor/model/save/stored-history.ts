import { z } from 'zod';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import type { SheetId, SiteDocument } from '#shared/model/sites/site.ts';
import { type EditLocation, type EditorState, withHistory } from '#web/features/editor/model/editor/editor-state.ts';

/**
 * What of a document differs from the saved one: its other parts whole, and of its sheets only those that differ, `null` for one that it lacks.
 * So a history of a site with 1,000 sheets is written within a frame.
 */
type StoredDifference = Partial<Omit<SiteDocument, 'sheets'>> & { sheets: Record<SheetId, SiteDocument['sheets'][SheetId] | null> };

const Difference = z.custom<StoredDifference>((value) => z.looseObject({ sheets: z.looseObject({}) }).safeParse(value).success);
const Step = z.object({
  state: Difference,
  focus: z.custom<EditLocation>((value) => z.looseObject({ panel: z.enum(['sheet', 'site', 'section']) }).safeParse(value).success),
});

/**
 * The undo history of one editor, as this device stores it. Its documents share their parts with each other. The storage preserves this
 * sharing within one entry, which keeps the history small.
 */
export const StoredHistory = z.object({
  /** Entries of earlier formats, which contained whole documents, are ignored. */
  format: z.literal(2),
  siteId: z.string(),
  editorId: z.string(),
  /** The saved revision from which the documents differ. */
  revision: z.string(),
  /** What that revision has in the place of the differences. */
  replaced: Difference,
  past: z.array(Step),
  present: Difference,
  future: z.array(Step),
});
export type StoredHistory = z.infer<typeof StoredHistory>;

/** Parts that are the same object are equal; edits share what they do not change. */
function differenceFrom(saved: SiteDocument, { sheets, ...rest }: SiteDocument): StoredDifference {
  const ids = new Set([...Object.keys(saved.sheets), ...Object.keys(sheets)]);
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([part, value]) => value !== saved[part as keyof typeof rest])),
    sheets: Object.fromEntries([...ids].filter((id) => sheets[id] !== saved.sheets[id]).map((id) => [id, sheets[id] ?? null])),
  };
}

function documentOf(saved: SiteDocument, { sheets, ...rest }: StoredDifference): SiteDocument {
  const all = Object.entries({ ...saved.sheets, ...sheets });
  return { ...saved, ...rest, sheets: Object.fromEntries(all.flatMap(([id, languages]) => (languages ? [[id, languages]] : []))) };
}

/** Returns what the saved document has in the place of differences. */
function replacedBy(saved: SiteDocument, differences: readonly StoredDifference[]): StoredDifference {
  const parts = new Set(differences.flatMap((difference) => Object.keys(difference)));
  const ids = new Set(differences.flatMap(({ sheets }) => Object.keys(sheets)));
  return {
    ...Object.fromEntries(Object.entries(saved).filter(([part]) => parts.has(part))),
    sheets: Object.fromEntries([...ids].map((id) => [id, saved.sheets[id] ?? null])),
  };
}

const differencesOf = ({ past, present, future }: Pick<StoredHistory, 'past' | 'present' | 'future'>): StoredDifference[] => [
  present,
  ...[...past, ...future].map(({ state }) => state),
];

type Differences = WeakMap<SiteDocument, StoredDifference>;
const known = new WeakMap<SiteDocument, Differences>();

/** Returns a function that compares a document with the saved one, each document once. */
function differencesFrom(saved: SiteDocument): (document: SiteDocument) => StoredDifference {
  const differences: Differences = known.get(saved) ?? new WeakMap<SiteDocument, StoredDifference>();
  known.set(saved, differences);
  return (document) => {
    const difference = differences.get(document) ?? differenceFrom(saved, document);
    differences.set(document, difference);
    return difference;
  };
}

export function toStoredHistory({ site, saved, history }: EditorState, editorId: string): StoredHistory {
  const differenceOf = differencesFrom(saved.document);
  const stepsOf = (steps: typeof history.past) => steps.map(({ state, focus }) => ({ state: differenceOf(state), focus }));
  const steps = { past: stepsOf(history.past), present: differenceOf(history.present), future: stepsOf(history.future) };
  const replaced = replacedBy(saved.document, differencesOf(steps));
  return { format: 2, siteId: site.id, editorId, revision: saved.revision, replaced, ...steps };
}

/**
 * Gives an opened editor the undo steps of its predecessor in the same tab. The steps apply to one revision and one document:
 * returns the given state if another editor has saved since, or if the document differs from the one that the steps result in.
 */
export function restoreHistory(state: EditorState, stored: StoredHistory | undefined): EditorState {
  const { saved, history, conflict } = state;
  if (!stored || conflict || stored.siteId !== state.site.id || stored.revision !== saved.revision) return state;
  if (canonicalJson(replacedBy(saved.document, differencesOf(stored))) !== canonicalJson(stored.replaced)) return state;
  const present = documentOf(saved.document, stored.present);
  if (canonicalJson(present) !== canonicalJson(history.present)) return state;
  const stepsOf = (steps: StoredHistory['past']) =>
    steps.map(({ state: step, focus }) => ({ state: documentOf(saved.document, step), focus }));
  return withHistory(state, { past: stepsOf(stored.past), present, future: stepsOf(stored.future), open: undefined });
}
