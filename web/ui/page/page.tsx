import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useBrandName } from '#web/lib/session/use-brand-name.ts';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import classes from '#web/ui/page/page.module.css';

interface PageProps {
  title: string;
  /** The window title, if the heading does not name the screen. */
  windowTitle?: string;
  lead?: ReactNode;
  /** The primary action. */
  action?: ReactNode;
  /** The maximum width: forms are limited to 720 px; other screens use the full width. */
  width?: 'wide' | 'form';
  /** Whether a phone shows only the action above the content: its bar already has the title. */
  isCompact?: boolean;
  children: ReactNode;
}

/** A screen inside the shell: heading with its primary action, then content. */
export function Page({ title, windowTitle = title, lead, action, width = 'wide', isCompact = false, children }: PageProps) {
  useDocumentTitle(`${windowTitle} | ${useBrandName()}`);
  return (
    <div className={classes['page']} data-width={width} data-compact={isCompact}>
      <PageHeader title={title} lead={lead} action={action} />
      {children}
    </div>
  );
}
