import { Button, Group } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { NoticeKind, NoticeStatus } from '#shared/model/notices/system-notice.ts';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';
import { FilterSelect } from '#web/ui/list/filter-select.tsx';
import { defineFilter, type FilterOf, textField, valueField } from '#web/ui/list/list-filter.ts';
import type { FilterState } from '#web/ui/list/use-list-filter.ts';

const KEYWORD_MAX = 100;

/** Filter of the list; kept in the URL. */
export const noticeFilter = defineFilter({
  status: valueField(NoticeStatus),
  kind: valueField(NoticeKind),
  keyword: textField({ maxLength: KEYWORD_MAX }),
});

export type NoticeFilter = FilterOf<typeof noticeFilter>;

/** The filter controls of the operator's notifications. */
export function NoticeFilters({ state: { filter, isFiltered, change, clear } }: { state: FilterState<NoticeFilter> }) {
  const { t } = useTranslation('notices');
  return (
    <Group role="search" aria-label={t('filter.label')} align="flex-end" gap="sm">
      <KeywordField
        label={t('filter.keyword')}
        maxLength={KEYWORD_MAX}
        keyword={filter.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <FilterSelect
        label={t('filter.status')}
        all={t('filter.all')}
        options={NoticeStatus.options.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filter.status}
        onChange={(status) => change({ status })}
      />
      <FilterSelect
        label={t('filter.kind')}
        all={t('filter.all')}
        options={NoticeKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={filter.kind}
        onChange={(kind) => change({ kind })}
      />
      {isFiltered && (
        <Button variant="subtle" color="gray" px="xs" onClick={clear}>
          {t('filter.clear')}
        </Button>
      )}
    </Group>
  );
}
