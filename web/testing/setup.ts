/**
 * Runs before each test file of the console. Test files share modules and jsdom's window, so this undoes the changes of a file after it has
 * run: its screen, toasts, timers, globals, stubbed browser APIs, storage, language and URL.
 */
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { changeLanguage, i18n } from '#web/lib/i18n.ts';
import { leaveKeysToInputMethods } from '#web/lib/keyboard/leave-keys-to-input-methods.ts';
import '#web/testing/keep-frames.ts';

leaveKeysToInputMethods();
// A render that takes a second on an idle machine takes longer while every core runs tests.
configure({ asyncUtilTimeout: 15_000 });

/** Objects whose properties tests replace by assignment, with their original properties. */
const ORIGINALS = [Element.prototype, HTMLElement.prototype, HTMLDialogElement.prototype, Range.prototype, URL, navigator].map(
  (object) => [object, Object.getOwnPropertyDescriptors(object)] as const,
);

function restoreProperties(): void {
  for (const [object, originals] of ORIGINALS) {
    for (const key of Reflect.ownKeys(object)) if (!Object.hasOwn(originals, key)) Reflect.deleteProperty(object, key);
    Object.defineProperties(object, originals);
  }
}

afterAll(async () => {
  vi.useRealTimers();
  notifications.clean();
  cleanup();
  // Lets pending timers of the last screen run before its globals are removed.
  await new Promise((resolve) => setTimeout(resolve, 20));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  restoreProperties();
  if (i18n.isInitialized && i18n.language !== 'jp') await changeLanguage('jp');
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
