import { describe, expect, test } from 'vitest';
import { PreviewMessage } from '#shared/model/preview/preview-messages.ts';
import { start } from '#site-renderer/visitor/preview/preview-frame.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const CONSOLE = 'https://console.example.com';
const REVISION = numberedUlid(3);
const ADDRESS = `https://s.example.com/a/preview.js?${new URLSearchParams({ revision: REVISION, console: CONSOLE }).toString()}`;

function framed() {
  document.body.innerHTML = '<div class="stage"><article id="B2"><a href="/C1">Next</a><video></video></article></div>';
  const stage = document.querySelector<HTMLElement>('.stage') as HTMLElement;
  const sheet = document.querySelector('article') as HTMLElement;
  sheet.getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 400 }) as DOMRect;
  const posted: [unknown, string][] = [];
  const parent = { postMessage: (message: unknown, origin: string) => posted.push([message, origin]) } as unknown as Window;
  const listeners = new EventTarget();
  const page = Object.assign(listeners, { parent, postMessage: () => undefined }) as unknown as Window;
  const shown: string[] = [];
  let rest: (sheet: HTMLElement) => void = () => undefined;
  start({ stage, language: 'jp', onRest: (listener) => (rest = listener), slideTo: (cell) => shown.push(cell) }, ADDRESS, page);
  const hear = (data: unknown, origin = CONSOLE, source: unknown = parent) =>
    listeners.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  const press = () => {
    const event = Object.assign(new Event('click', { cancelable: true }), { clientX: 60, clientY: 320 });
    Object.defineProperty(event, 'target', { value: sheet.querySelector('a') });
    listeners.dispatchEvent(event);
    return event;
  };
  return { posted, shown, hear, press, rest: () => rest(sheet), leave: () => listeners.dispatchEvent(new Event('pagehide')) };
}

describe('preview module', () => {
  test('notifies the console, and no other page, of the current sheet and of leaving the page', () => {
    const { posted, rest, leave } = framed();
    rest();
    leave();
    const area = { left: 10, top: 20, width: 200, height: 400 };
    expect(posted).toEqual([
      [{ preview: 'sheet', cell: 'B2', language: 'jp', revision: REVISION, area }, CONSOLE],
      [{ preview: 'left' }, CONSOLE],
    ]);
    for (const [message] of posted) expect(PreviewMessage.safeParse(message).success).toBe(true);
  });

  test('reports the tapped position instead of following a link while a comment is being placed', () => {
    const { posted, rest, hear, press } = framed();
    rest();
    expect(press().defaultPrevented).toBe(false);
    hear({ preview: 'placing', isOn: true });
    expect(press().defaultPrevented).toBe(true);
    expect(posted.at(-1)?.[0]).toEqual({ preview: 'place', cell: 'B2', language: 'jp', revision: REVISION, x: 25, y: 75, second: 0 });
    hear({ preview: 'placing', isOn: false });
    expect(press().defaultPrevented).toBe(false);
  });

  test('shows the sheet that the console names, and ignores messages of other pages', () => {
    const { shown, hear } = framed();
    hear({ preview: 'show', cell: 'A1' }, 'https://other.example.com');
    hear({ preview: 'show', cell: 'A2' }, CONSOLE, {});
    hear(null);
    hear({ preview: 'show', cell: 'A3' });
    expect(shown).toEqual(['A3']);
  });
});
