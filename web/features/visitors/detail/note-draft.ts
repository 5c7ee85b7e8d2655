import { normaliseText } from '#shared/values/text/normalise-text.ts';

/** A note that is being typed. */
export interface NoteDraft {
  text: string;
  /** The stored note that the text is based on. */
  base: string;
  /** The text that was sent last; the server stores it, unless the request fails. */
  sent: string | null;
}

export const startDraft = (stored: string): NoteDraft => ({ text: stored, base: stored, sent: null });

export const isDirty = ({ text, base }: NoteDraft): boolean => normaliseText(text) !== base;

/**
 * Returns the draft after `stored` was read: with `stored` as the text if nothing was typed, or with `stored` as the base if it is the
 * sent or typed text. Otherwise another login has changed the note, and the draft is unchanged.
 */
export function withStored(draft: NoteDraft, stored: string): NoteDraft {
  if (draft.base === stored) return draft;
  if (!isDirty(draft)) return startDraft(stored);
  return draft.sent === stored || normaliseText(draft.text) === stored ? { ...draft, base: stored } : draft;
}

/** Returns a draft with the stored note of the other login, followed by the typed text. */
export const withTheirs = ({ text }: NoteDraft, stored: string): NoteDraft => ({
  ...startDraft(stored),
  text: [stored, normaliseText(text)].filter((part) => part !== '').join('\n\n'),
});
