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
 * The draft after `stored` was read. If nothing was typed, it shows `stored`; if `stored` is the sent text, it is based on it.
 * Otherwise another login has changed the note, and the draft stays based on the former one.
 */
export function withStored(draft: NoteDraft, stored: string): NoteDraft {
  if (draft.base === stored) return draft;
  if (!isDirty(draft)) return startDraft(stored);
  return draft.sent === stored || normaliseText(draft.text) === stored ? { ...draft, base: stored } : draft;
}

/** The text with the note of another login before it. */
export const withTheirs = ({ text }: NoteDraft, stored: string): NoteDraft => ({
  ...startDraft(stored),
  text: [stored, normaliseText(text)].filter((part) => part !== '').join('\n\n'),
});
