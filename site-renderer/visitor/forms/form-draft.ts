import { attempt } from '#site-renderer/visitor/core/attempt.ts';

/** The stored entry of a form that has not been sent. */
interface Draft {
  at: number;
  /** The submission id if the entry was sent and no response arrived; otherwise empty. */
  id: string;
  entries: [string, string][];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const PREFIX = 'form ';
const KEPT_MS = 7 * 24 * 3_600_000;

/** Whether a field is stored. Passwords and the hidden field for bots never are. */
const isKept = (form: HTMLFormElement, name: string): boolean => !form.querySelector(`[name="${name}"]:is([type=password],[tabindex])`);

const stored = (key: string): Draft => JSON.parse(localStorage.getItem(key) ?? '') as Draft;

/** Deletes expired drafts of all forms of the site. */
function dropOld(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && !(Number(attempt(() => stored(key).at)) > Date.now() - KEPT_MS)) localStorage.removeItem(key);
}

function fillIn(form: HTMLFormElement, entries: Draft['entries']): void {
  for (const control of form.querySelectorAll<Control>('[name]')) {
    const texts = entries.filter(([name]) => name === control.name).map(([, text]) => text);
    if (control.type === 'checkbox' || control.type === 'radio') (control as HTMLInputElement).checked = texts.includes(control.value);
    else if (texts[0] !== undefined) control.value = texts[0];
    // Selects the first option if the stored option is no longer offered.
    const select = control as HTMLSelectElement;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
}

/** Returns the draft of a form on this device. Without access to storage, saving and restoring are no-ops. */
export function formDraft(form: HTMLFormElement, name: string) {
  const key = PREFIX + name;
  return {
    save(id: string): void {
      const entries = [...new FormData(form)].filter(([field, text]) => text !== '' && isKept(form, field));
      attempt(() =>
        entries.length > 0 ? localStorage.setItem(key, JSON.stringify({ at: Date.now(), id, entries })) : localStorage.removeItem(key),
      );
    },
    drop(): void {
      attempt(() => localStorage.removeItem(key));
    },
    /** Fills in the draft and returns its submission id; `undefined` if there is no draft. */
    restore: (): string | undefined =>
      attempt(() => {
        dropOld();
        const { id, entries } = stored(key);
        fillIn(form, entries);
        return id;
      }),
  };
}
