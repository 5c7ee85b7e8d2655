import { attempt } from '#site-renderer/visitor/core/attempt.ts';

/** What a visitor chose. `refused`: the browser sends Global Privacy Control, which counts as a no that no choice replaces. */
export type ConsentChoice = 'granted' | 'denied';
export type ConsentState = ConsentChoice | 'refused' | 'ask';

/** The choice as the device keeps it. `version`: the text and services that the visitor saw; `at`: when the visitor chose. */
interface StoredChoice {
  choice: ConsentChoice;
  version: string;
  at: string;
}

const KEY = 'consent';

/** Returns the choice about these texts and services; `undefined` if the visitor has not chosen, or chose about others. */
export function storedChoice(version: string): ConsentChoice | undefined {
  const stored = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? '') as Partial<StoredChoice> | null);
  const choice = stored?.version === version ? stored.choice : undefined;
  return choice === 'granted' || choice === 'denied' ? choice : undefined;
}

/** Keeps a choice on the device. Without access to storage, the visitor is asked again on the next page. */
export function storeChoice(choice: ConsentChoice, version: string): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ choice, version, at: new Date().toISOString() } satisfies StoredChoice)));
}
