import { Button, Skeleton } from '@mantine/core';
import { IconPlus, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { Summary } from '#shared/model/dashboard-summary.ts';
import type { UserInfo } from '#shared/model/sign-in/session.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { ContractPanel } from '#web/features/summary/contract-panel.tsx';
import { FirstSteps, isBeforeFirstPublication } from '#web/features/summary/first-steps/first-steps.tsx';
import { LatestSites } from '#web/features/summary/latest-sites.tsx';
import { LatestUsers } from '#web/features/summary/latest-users.tsx';
import { MoneyPanel } from '#web/features/summary/money-panel.tsx';
import { RecentActivity } from '#web/features/summary/recent-activity.tsx';
import { SitePanel } from '#web/features/summary/site-panel.tsx';
import { LowerSkeleton, SummarySkeleton } from '#web/features/summary/summary-skeleton.tsx';
import classes from '#web/features/summary/summary.module.css';
import { UserPanel } from '#web/features/summary/user-panel.tsx';
import { useOwnVisitSummary } from '#web/features/summary/visits/use-own-visit-summary.ts';
import { VisitPanel } from '#web/features/summary/visits/visit-panel.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { awaitsFirstAnswer } from '#web/lib/api/awaits-first-answer.ts';
import { usePageViews } from '#web/lib/api/use-page-views.ts';
import { formatToday } from '#web/lib/format/format.ts';
import { createSitePath, createUserPath } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** Whether the login works for an owner without any site that was ever published. */
const isNewOwner = ({ workRole }: Pick<UserInfo, 'workRole'>, { sites }: Summary): boolean =>
  workRole === 'USER' && isBeforeFirstPublication(sites);

/** The button that creates a user for logins that manage users, else a site if the plan allows another site. */
function PrimaryAction({ summary }: { summary: Summary | undefined }) {
  const { t } = useTranslation('summary');
  const user = useUser();
  const mayAddUsers = useMayDo('user:write');
  const mayMakeSites = useMayDo('site:write');
  const contract = summary?.contract;
  const isFull = contract?.maxSites !== undefined && contract.maxSites !== null && contract.sites >= contract.maxSites;
  if (mayAddUsers)
    return (
      <Button component={Link} to={createUserPath(user, user.workAccountId)} leftSection={<IconUserPlus size={18} aria-hidden />}>
        {t('users.create')}
      </Button>
    );
  if (!mayMakeSites || isFull) return null;
  // `FirstSteps` already contains the button that creates a site.
  if (summary && isNewOwner(user, summary) && summary.sites.latest.length === 0) return null;
  if (!summary) return <Skeleton height={36} width={160} aria-hidden />;
  return (
    <Button component={Link} to={createSitePath(user)} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('sites.create')}
    </Button>
  );
}

/** The panels of the summary. Shows the panels below the visits only after the visits have loaded, to avoid a layout shift. */
function Panels({ summary, today }: { summary: Summary; today: string }) {
  const { sites, users, licences, contract, activity } = summary;
  const visits = useOwnVisitSummary();
  const user = useUser();
  const mayMakeSites = useMayDo('site:write');
  const maySettle = useMayDo('payment:settle');
  // A new owner has no visits, because no site is published.
  const isNew = isNewOwner(user, summary);
  return (
    <div className={classes['summary']}>
      {isNew && mayMakeSites && <FirstSteps sites={sites} />}
      <div className={classes['panels']}>
        <SitePanel sites={sites} />
        {users && <UserPanel byType={users.byType} />}
        {maySettle && <MoneyPanel />}
        <ContractPanel contract={contract} licences={licences} today={today} />
      </div>
      {!isNew && <VisitPanel />}
      {!isNew && awaitsFirstAnswer(visits) ? (
        <LowerSkeleton />
      ) : (
        <>
          {(sites.latest.length > 0 || !isNew || !mayMakeSites) && <LatestSites sites={sites.latest} />}
          {(users ?? activity) && (
            <div className={classes['panels']}>
              {users && <LatestUsers users={users.latest} />}
              {activity && <RecentActivity entries={activity} />}
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** The start screen: the state of the login's tree, contract and usage, latest sites, users and activity. */
export function SummaryPage() {
  // Loads the texts of all panels together, so that no panel suspends the page after it is shown.
  const { t } = useTranslation(['summary', 'common', 'users', 'audit', 'usage', 'analytics', 'receivables']);
  const { contactName, companyName, workRole } = useUser();
  const language = useLanguage();
  const [now] = useState(serverNow);
  useOwnVisitSummary();
  const pageViews = usePageViews({}, workRole !== 'MASTER');
  const summary = useQuery({
    queryKey: ['summary'],
    queryFn: ({ signal }) => api.dashboard.summary({}, { signal }),
    staleTime: 0,
  });
  // Page views add height to a panel, which would cause a layout shift.
  const isPending = summary.isPending || (!summary.isError && awaitsFirstAnswer(pageViews));

  return (
    <Page
      title={t('greeting', { name: contactName })}
      windowTitle={t('common:menu.summary')}
      lead={`${companyName} · ${formatToday(now, language)}`}
      action={!summary.isError && <PrimaryAction summary={summary.data} />}
    >
      <div aria-busy={isPending}>
        {summary.isError && <ErrorState title={t('failed')} query={summary} />}
        {isPending && <SummarySkeleton />}
        {summary.data && !isPending && <Panels summary={summary.data} today={japaneseDay(now)} />}
      </div>
    </Page>
  );
}
