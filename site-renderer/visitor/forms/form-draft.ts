import { attempt } from '#site-renderer/visitor/core/attempt.ts';

/** What somebody entered in a form and did not send yet, as it is kept on the device. */
interface Draft {
  at: number;
  /** Under which it was sent, if it was and nobody answered. */
  id: string;
  entries: [string, string][];
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const PREFIX = 'form ';
const KEPT_MS = 7 * 24 * 3_600_000;

/** What is secret is never kept, nor what people do not see. */
const isKept = (form: HTMLFormElement, name: string): boolean => !form.querySelector(`[name="${name}"]:is([type=password],[tabindex])`);

const stored = (key: string): Draft => JSON.parse(localStorage.getItem(key) ?? '') as Draft;

/** Drafts of all forms of the site that nobody came back to. */
function dropOld(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && !(Number(attempt(() => stored(key).at)) > Date.now() - KEPT_MS)) localStorage.removeItem(key);
}

function fillIn(form: HTMLFormElement, entries: Draft['entries']): void {
  for (const control of form.querySelectorAll<Control>('[name]')) {
    const texts = entries.filter(([name]) => name === control.name).map(([, text]) => text);
    if (control.type === 'checkbox') (control as HTMLInputElement).checked = texts.includes(control.value);
    else if (texts[0] !== undefined) control.value = texts[0];
    // An option that is no longer offered.
    const select = control as HTMLSelectElement;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }
}

/** A form's draft on this device. Where nothing may be kept, or no more, the form works all the same. */
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
    /** Fills in what was kept and answers the id it was sent under; `undefined` where nothing was. */
    restore: (): string | undefined =>
      attempt(() => {
        dropOld();
        const { id, entries } = stored(key);
        fillIn(form, entries);
        return id;
      }),
  };
}
