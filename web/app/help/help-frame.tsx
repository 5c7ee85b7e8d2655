import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import classes from '#web/app/help/help.module.css';
import { useTranslation } from '#web/lib/use-translation.ts';

interface HelpFrameProps {
  onClose: () => void;
  children: ReactNode;
}

/** Calls `onEscape` for Escape while the focus is inside an element, unless something in it has used the key. */
function useEscapeInside(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const press = useRef(onEscape);
  useEffect(() => {
    press.current = onEscape;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      press.current();
    };
    const panel = element.current;
    panel?.addEventListener('keydown', onKeyDown);
    return () => panel?.removeEventListener('keydown', onKeyDown);
  }, [element]);
}

/** A panel beside the screen, which remains usable. Escape closes it while the focus is inside. */
function SidePanel({ onClose, children }: HelpFrameProps) {
  const { t } = useTranslation('help');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('[data-help-title]')?.focus(), []);
  useEscapeInside(panel, onClose);
  return (
    <aside ref={panel} aria-label={t('title')} className={classes['side']}>
      {children}
    </aside>
  );
}

/** The frame of the help: a side panel, or on phones a sheet over the whole screen, which closes when a link opens another screen. */
export function HelpFrame({ onClose, children }: HelpFrameProps) {
  const { t } = useTranslation('help');
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  useEffect(() => {
    if (isPhone && pathname !== openedAt.current) close.current();
  }, [isPhone, pathname]);
  if (!isPhone) return <SidePanel onClose={onClose}>{children}</SidePanel>;
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      returnFocus={false}
      withCloseButton={false}
      padding={0}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': t('title') } }}
    >
      {children}
    </Modal>
  );
}
