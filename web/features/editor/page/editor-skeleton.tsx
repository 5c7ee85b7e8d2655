import { Skeleton } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { InTopBar } from '#web/ui/page/in-top-bar.tsx';
import classes from '#web/features/editor/page/editor-skeleton.module.css';

const CELLS = 9;

/** The placeholder of the editor while the site is loading. */
export function EditorSkeleton() {
  const { t } = useTranslation('editor');
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className={classes['skeleton']}>
      <InTopBar>
        <div className={classes['toolbar']}>
          <Skeleton className={classes['name'] ?? ''} height={20} />
          <Skeleton className={classes['tools'] ?? ''} height={36} />
        </div>
      </InTopBar>
      <div className={classes['panes']}>
        <div className={classes['cells']}>
          {Array.from({ length: CELLS }, (_, index) => (
            <Skeleton key={index} height={104} />
          ))}
        </div>
        <Skeleton className={classes['phone'] ?? ''} radius={28} />
        <Skeleton className={classes['fields'] ?? ''} />
      </div>
    </div>
  );
}
