import { useTranslation } from '#web/lib/use-translation.ts';
import { MEMBER_STATES } from '#shared/model/visitors/site-member.ts';
import { DetailDrawer } from '#web/features/visitors/detail/detail-drawer.tsx';
import { MemberDetailView } from '#web/features/visitors/detail/member-detail-view.tsx';
import { ExportButton } from '#web/features/visitors/export/export-button.tsx';
import { memberExportCalls } from '#web/features/visitors/export/export-calls.ts';
import { GrowthPanel } from '#web/features/visitors/growth/growth-panel.tsx';
import { KeyboardHelp } from '#web/features/visitors/keyboard/keyboard-help.tsx';
import { ROW_STEPS, useListKeys } from '#web/features/visitors/keyboard/use-list-keys.ts';
import { detailSteps } from '#web/features/visitors/list/detail-steps.ts';
import { useMemberColumns } from '#web/features/visitors/list/use-visitor-columns.tsx';
import { memberFilter } from '#web/features/visitors/visitor-filter.ts';
import { VisitorFilters } from '#web/features/visitors/list/visitor-filters.tsx';
import { VisitorTable } from '#web/features/visitors/list/visitor-table.tsx';
import { listCount } from '#web/features/visitors/list-counts.ts';
import { type ListAddress, LIST_PARAM } from '#web/features/visitors/use-list-address.ts';
import { useCounts, useMemberList } from '#web/features/visitors/visitor-queries.ts';
import { useMayDo } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useListFilter } from '#web/ui/list/use-list-filter.ts';

interface MemberPanelProps {
  siteId: string;
  address: ListAddress;
}

/** The members of a site, including provisional members, with the detail of the opened member. */
export function MemberPanel({ siteId, address }: MemberPanelProps) {
  const { t } = useTranslation('visitors');
  const language = useLanguage();
  const mayWrite = useMayDo('entry:write');
  const kind = 'membership';
  const state = useListFilter(memberFilter, LIST_PARAM);
  const { filter } = state;
  const list = useMemberList(siteId, filter);
  const { data: counts } = useCounts(siteId);
  const columns = useMemberColumns(list.data?.columns ?? []);
  const steps = detailSteps(list.data?.rows.map(({ id }) => id) ?? [], address);
  useListKeys({ steps: address.openId === null ? ROW_STEPS : steps });
  const count = counts && listCount(counts, kind, filter.state);

  return (
    <>
      <GrowthPanel siteId={siteId} />
      <VisitorFilters
        filter={filter}
        onChange={state.change}
        states={{
          all: t('list.all'),
          options: MEMBER_STATES.map((value) => ({ value, label: t(`memberState.${value}`) })),
        }}
        days={{ from: t('list.registeredFrom'), to: t('list.registeredTo') }}
      />
      <VisitorTable
        {...{ siteId, kind, state, list, columns }}
        detailPath={address.detailPath}
        actions={
          <>
            <KeyboardHelp mayWrite={false} />
            {mayWrite && <ExportButton {...{ siteId, kind, count }} calls={memberExportCalls(siteId, filter, language)} />}
          </>
        }
      />
      <DetailDrawer isOpen={address.openId !== null} title={t('detail.membership')} onClose={address.closeDetail} {...steps}>
        {address.openId !== null && (
          <MemberDetailView key={address.openId} siteId={siteId} memberId={address.openId} onClose={address.closeDetail} />
        )}
      </DetailDrawer>
    </>
  );
}
