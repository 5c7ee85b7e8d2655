import { Button, Group, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link, useParams } from 'react-router';
import type { ImportState, UserImport } from '#shared/model/accounts/user-import.ts';
import { ColumnMapping } from '#web/features/accounts/users/import/column-mapping.tsx';
import { isUnderWay, useImport } from '#web/features/accounts/users/import/import-queries.ts';
import { DoneImport, EndedImport, RunningImport } from '#web/features/accounts/users/import/import-result.tsx';
import { RefusedImport } from '#web/features/accounts/users/import/refused-import.tsx';
import { formatNumber } from '#web/lib/format/format.ts';
import { userImportsPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { toast } from '#web/lib/toast.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** When an import ends while it is shown, confirms a success by a toast and invalidates the lists of accounts. */
function useEndAnnouncement(item: UserImport | undefined): void {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const client = useQueryClient();
  const former = useRef<ImportState | undefined>(undefined);
  const announce = useEffectEvent((state: ImportState | undefined) => {
    const wasUnderWay = former.current !== undefined && isUnderWay(former.current);
    former.current = state;
    if (!item || !wasUnderWay || isUnderWay(item.state)) return;
    void client.invalidateQueries({ queryKey: ['users'] });
    const number = formatNumber(item.accounts, language);
    if (state === 'done') toast.success(t('done.title', { number }));
    if (state === 'undone') toast.success(t('undone.title', { number }));
  });
  const state = item?.state;
  useEffect(() => announce(state), [state]);
}

function ImportContent({ item }: { item: UserImport }) {
  if (item.state === 'uploading') return <ColumnMapping item={item} />;
  if (isUnderWay(item.state)) return <RunningImport item={item} />;
  if (item.state === 'done') return <DoneImport item={item} />;
  return item.state === 'refused' ? <RefusedImport item={item} /> : <EndedImport item={item} />;
}

/** One import, from the mapping of its columns to its result. The page can be closed and reopened at any time. */
export function ImportPage() {
  const { t } = useTranslation('imports');
  const { id = '' } = useParams();
  const user = useUser();
  const item = useImport(id);
  useEndAnnouncement(item.data);
  return (
    <Page
      title={t('title')}
      {...(item.data && { lead: item.data.fileName })}
      action={
        <Group>
          <Button component={Link} to={userImportsPath(user)} variant="default">
            {t('history.title')}
          </Button>
        </Group>
      }
    >
      {item.isError && item.data === undefined ? (
        <ErrorState title={t('loadFailed')} query={item} />
      ) : item.data === undefined ? (
        <Skeleton height={240} />
      ) : (
        <ImportContent item={item.data} />
      )}
    </Page>
  );
}
