import { Button, Group, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NoticeKind, NoticeStatus } from '#shared/model/notice/system-notice.ts';
import { parseParam, toSearchParams } from '#web/lib/search-params.ts';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';
import type { NoticeQuery } from '#web/features/notices/notice-queries.ts';

const KEYWORD_MAX = 100;

/** Filter of the list; kept in the URL. */
export interface NoticeFilter {
  status: NoticeStatus | null;
  kind: NoticeKind | null;
  keyword: string | null;
}
export const NO_FILTER: NoticeFilter = { status: null, kind: null, keyword: null };

export const parseFilter = (search: URLSearchParams): NoticeFilter => ({
  status: parseParam(NoticeStatus, search.get('status')),
  kind: parseParam(NoticeKind, search.get('kind')),
  keyword: search.get('keyword')?.slice(0, KEYWORD_MAX) ?? null,
});
export const serializeFilter = (filter: NoticeFilter): URLSearchParams => toSearchParams({ ...filter });
export const isFiltered = (filter: NoticeFilter): boolean => Object.values(filter).some((value) => value !== null);
export const toQuery = ({ status, kind, keyword }: NoticeFilter): NoticeQuery => ({
  keyword: keyword ?? '',
  ...(status !== null && { status }),
  ...(kind !== null && { kind }),
});

interface NoticeFiltersProps {
  filter: NoticeFilter;
  onChange: (change: Partial<NoticeFilter>) => void;
}

export function NoticeFilters({ filter, onChange }: NoticeFiltersProps) {
  const { t } = useTranslation('notices');
  return (
    <Group role="search" aria-label={t('filter.label')} align="flex-end" gap="sm">
      <KeywordField
        label={t('filter.keyword')}
        maxLength={KEYWORD_MAX}
        keyword={filter.keyword ?? ''}
        onChange={(keyword) => onChange({ keyword: keyword === '' ? null : keyword })}
      />
      <NativeSelect
        label={t('filter.status')}
        value={filter.status ?? ''}
        data={[{ value: '', label: t('filter.all') }, ...NoticeStatus.options.map((value) => ({ value, label: t(`status.${value}`) }))]}
        onChange={({ currentTarget }) => onChange({ status: parseParam(NoticeStatus, currentTarget.value) })}
      />
      <NativeSelect
        label={t('filter.kind')}
        value={filter.kind ?? ''}
        data={[{ value: '', label: t('filter.all') }, ...NoticeKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))]}
        onChange={({ currentTarget }) => onChange({ kind: parseParam(NoticeKind, currentTarget.value) })}
      />
      {isFiltered(filter) && (
        <Button variant="subtle" color="gray" px="xs" onClick={() => onChange(NO_FILTER)}>
          {t('filter.clear')}
        </Button>
      )}
    </Group>
  );
}
