import { useEffect, useRef, useState } from 'react';
import type { Help as HelpComponent } from '#web/app/help/help.tsx';
import type { HelpPage } from '#web/app/help/pages/help-pages.ts';
import { hasUnreadReleases, markReleasesRead } from '#web/app/help/releases-read.ts';
import { HELP_TEXTS } from '#web/app/routing/screens.ts';
import { loadTexts } from '#web/lib/i18n.ts';
import { toast } from '#web/lib/toast.ts';

type Help = typeof HelpComponent;

const fetchHelp = async (): Promise<Help> => {
  const [{ Help }] = await Promise.all([import('#web/app/help/help.tsx'), loadTexts(HELP_TEXTS)]);
  return Help;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null);

/** The element that gets the focus if the one that opened the help is gone, as an entry of the drawer is. */
export const HELP_RETURN = { 'data-help-return': true } as const;

interface HelpHandle {
  /** The component to render; `null` while the help is closed or its code is not loaded. */
  Help: Help | null;
  isOpen: boolean;
  page: HelpPage | null;
  openPage: (page: HelpPage | null) => void;
  /** Whether something is new that the login has not seen. */
  hasNews: boolean;
  readReleases: () => void;
  open: (page?: HelpPage) => void;
  toggle: () => void;
  close: () => void;
  prepare: () => void;
}

/** Calls `onPress` for `?` outside of fields and dialogs, unless the screen has its own use for it, as the editor has. */
function useQuestionMark(onPress: () => void): void {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      press.current();
    };
    // The window hears the key after the screen.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Opens the help with `?`, and returns the focus when it closes. Its code is loaded on first use; if that fails, a toast shows
 * `failureText`.
 */
export function useHelp(loginId: string | undefined, failureText: string): HelpHandle {
  const [Help, setHelp] = useState<Help | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [page, openPage] = useState<HelpPage | null>(null);
  const [readBy, setReadBy] = useState<string | null>(null);
  const opener = useRef<Element | null>(null);

  const load = (onFailure: () => void): void => {
    if (!Help) fetchHelp().then((component) => setHelp(() => component), onFailure);
  };
  const close = (): void => {
    setOpen(false);
    const target = opener.current?.isConnected ? opener.current : document.querySelector('[data-help-return]');
    if (target instanceof HTMLElement) target.focus();
  };
  const open = (wanted?: HelpPage): void => {
    if (!isOpen) opener.current = document.activeElement;
    openPage(wanted ?? null);
    setOpen(true);
    load(() => {
      setOpen(false);
      toast.failure(failureText);
    });
  };
  const toggle = (): void => (isOpen ? close() : open());
  useQuestionMark(toggle);

  return {
    Help: isOpen ? Help : null,
    isOpen,
    page,
    openPage,
    hasNews: loginId !== undefined && readBy !== loginId && hasUnreadReleases(loginId),
    readReleases() {
      if (loginId === undefined) return;
      markReleasesRead(loginId);
      setReadBy(loginId);
    },
    open,
    toggle,
    close,
    prepare: () => load(() => undefined),
  };
}
