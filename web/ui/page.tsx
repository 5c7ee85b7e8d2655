import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#web/ui/page-header.tsx';
import classes from '#web/ui/page.module.css';

interface PageProps {
  title: string;
  lead?: string;
  /** The one primary action, with what belongs beside it. */
  action?: ReactNode;
  /** Forms stay within 720 px; everything else uses the width. */
  width?: 'wide' | 'form';
  children: ReactNode;
}

/** A screen inside the shell: heading with its primary action, then content. */
export function Page({ title, lead, action, width = 'wide', children }: PageProps) {
  const { t } = useTranslation();
  useDocumentTitle(`${title} | ${t('brand')}`);
  return (
    <div className={classes['page']} data-width={width}>
      <PageHeader title={title} lead={lead} action={action} />
      {children}
    </div>
  );
}
