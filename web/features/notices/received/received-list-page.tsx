import { Button, Group, NativeSelect, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { IconBellOff, IconChecks } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { BellKind, type MarkAsRead } from '#shared/model/notices/bell.ts';
import classes from '#web/features/notices/notices.module.css';
import { parseParam, toSearchParams } from '#web/lib/search-params.ts';
import { toast } from '#web/lib/toast.ts';
import { useUrlQuery } from '#web/lib/use-url-query.ts';
import { useUser } from '#web/lib/session/user.ts';
import { type BellFilter, useBell, useMarkAsRead } from '#web/features/notices/shared/bell-queries.ts';
import { BellRow, useBellTitle } from '#web/features/notices/shared/bell-row.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

const parseFilter = (search: URLSearchParams): BellFilter => ({
  isUnread: search.get('show') === 'unread',
  kind: parseParam(BellKind, search.get('kind')),
});
const serializeFilter = ({ isUnread, kind }: BellFilter): URLSearchParams => toSearchParams({ show: isUnread ? 'unread' : null, kind });

function Filters({ filter, onChange }: { filter: BellFilter; onChange: (filter: Partial<BellFilter>) => void }) {
  const { t } = useTranslation('notices');
  return (
    <Group role="search" aria-label={t('filter.label')} align="flex-end" gap="sm">
      <SegmentedControl
        aria-label={t('filter.read')}
        value={filter.isUnread ? 'unread' : 'all'}
        data={[
          { value: 'all', label: t('filter.all') },
          { value: 'unread', label: t('filter.unread') },
        ]}
        onChange={(value) => onChange({ isUnread: value === 'unread' })}
      />
      <NativeSelect
        aria-label={t('filter.kind')}
        value={filter.kind ?? ''}
        data={[{ value: '', label: t('filter.all') }, ...BellKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))]}
        onChange={({ currentTarget }) => onChange({ kind: parseParam(BellKind, currentTarget.value) })}
      />
    </Group>
  );
}

/** The messages of the login: notifications of the operator and events of its account, unread ones first. */
export function ReceivedListPage() {
  const { t } = useTranslation('notices');
  const mayMark = useUser().acting === null;
  const [search, changeQuery] = useUrlQuery();
  const filter = parseFilter(search);
  const bell = useBell(filter);
  const mark = useMarkAsRead();
  const title = useBellTitle();
  const markAsRead = (body: MarkAsRead): void => mark.mutate(body, { onError: (error) => toast.error(error, t('failure.mark')) });
  const items = bell.data?.items ?? [];
  const isFiltered = filter.isUnread || filter.kind !== null;
  const markAll = mayMark && (
    <Button
      variant="default"
      disabled={(bell.data?.unread ?? 0) === 0}
      leftSection={<IconChecks size={18} aria-hidden />}
      loading={mark.isPending}
      onClick={() => markAsRead({ all: true })}
    >
      {t('received.markAll')}
    </Button>
  );
  return (
    <Page title={t('received.title')} lead={t('received.lead')} width="form" action={markAll}>
      <Filters filter={filter} onChange={(change) => changeQuery((newest) => serializeFilter({ ...parseFilter(newest), ...change }))} />
      {bell.isPending && (
        <Stack gap="xs" aria-busy>
          <Skeleton height={56} />
          <Skeleton height={56} />
          <Skeleton height={56} />
        </Stack>
      )}
      {bell.isError && <ErrorState title={t('received.failed')} query={bell} />}
      {bell.data && items.length === 0 && (
        <EmptyState
          icon={IconBellOff}
          title={t(isFiltered ? 'nothing.title' : 'received.empty.title')}
          text={t(isFiltered ? 'nothing.text' : 'received.empty.text')}
        />
      )}
      <ul className={classes['list']}>
        {items.map((item) => (
          <li key={item.id} className={classes['item']}>
            <BellRow item={item} hasText onOpen={({ id, isRead }) => !isRead && mayMark && markAsRead({ noti_ids: [id] })} />
            {!item.isRead && mayMark && (
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                aria-label={`${t('received.mark')}: ${title(item)}`}
                onClick={() => markAsRead({ noti_ids: [item.id] })}
              >
                {t('received.mark')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Page>
  );
}
