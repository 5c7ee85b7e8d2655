import { Anchor, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { Summary } from '#shared/model/dashboard-summary.ts';
import { contractOutlook } from '#web/features/summary/contract-outlook.ts';
import classes from '#web/features/summary/summary.module.css';
import { SummaryPanel } from '#web/features/summary/summary-panel.tsx';
import { formatDay, formatNumber } from '#web/lib/format/format.ts';
import { checkPlanPath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { useLanguage } from '#web/lib/use-language.ts';
import { OwnPageViews } from '#web/features/usage/shared/own-page-views.tsx';
import { UsageMeter } from '#web/features/usage/shared/usage-meter.tsx';

type Contract = NonNullable<Summary['contract']>;

/** The key of the message about the end of a contract or trial. */
type EndText = 'endsSoon' | 'lastDays' | 'endsToday' | 'ended';

function endTextOf({ state, days }: ReturnType<typeof contractOutlook>, isTrial: boolean): EndText | null {
  if (state === 'ended') return 'ended';
  if (days === 0) return 'endsToday';
  if (state === 'last-days') return 'lastDays';
  return state === 'soon' || (isTrial && state === 'running') ? 'endsSoon' : null;
}

/** Shows a note when the contract or trial ends soon, and a warning in its last week and after its end. */
function EndNote({ contractEnd, isTrial, today }: Pick<Contract, 'contractEnd' | 'isTrial'> & { today: string }) {
  const { t } = useTranslation('summary');
  const user = useUser();
  const mayCheck = useMayDo('plan:check');
  const outlook = contractOutlook(contractEnd, today);
  const text = endTextOf(outlook, isTrial);
  if (contractEnd === null || text === null) return null;
  const isWarning = text !== 'endsSoon';
  return (
    <Text size="sm" className={classes[isWarning ? 'note' : 'quiet']}>
      {isWarning && <IconAlertTriangle size={16} aria-hidden />}
      <span>
        {t(isTrial ? `contract.trial.${text}` : `contract.${text}`, { days: outlook.days, end: formatDay(contractEnd) })}{' '}
        {mayCheck && (
          <Anchor component={Link} to={checkPlanPath(user)} inherit underline="always">
            {t('contract.checkPlan')}
          </Anchor>
        )}
      </span>
    </Text>
  );
}

/** Plan, contract period and used sites of the work account. */
function ContractFacts({ contract, today }: { contract: Contract; today: string }) {
  const { t } = useTranslation('summary');
  const language = useLanguage();
  const { planName, isTrial, contractStart, contractEnd, sites, maxSites } = contract;
  const period =
    contractStart === null
      ? t('contract.noPeriod')
      : contractEnd === null
        ? t('contract.openPeriod', { start: formatDay(contractStart) })
        : t('contract.period', { start: formatDay(contractStart), end: formatDay(contractEnd) });
  return (
    <>
      <dl className={classes['facts']}>
        <div>
          <dt>{t('contract.plan')}</dt>
          <dd className={classes['plan']}>{planName}</dd>
        </div>
        <div>
          <dt>{t('contract.term')}</dt>
          <dd>{period}</dd>
        </div>
        {maxSites === null && (
          <div>
            <dt>{t('contract.sites')}</dt>
            <dd>{t('contract.unlimited', { used: formatNumber(sites, language) })}</dd>
          </div>
        )}
      </dl>
      <EndNote contractEnd={contractEnd} isTrial={isTrial} today={today} />
      {maxSites !== null && (
        <UsageMeter
          label={t('contract.sites')}
          used={sites}
          max={maxSites}
          text={t('usage', { used: formatNumber(sites, language), max: formatNumber(maxSites, language) })}
          full={t('contract.full')}
        />
      )}
    </>
  );
}

/** Used and granted licences of an OEM. */
function Licences({ licences: { grant, used } }: { licences: NonNullable<Summary['licences']> }) {
  const { t } = useTranslation('summary');
  const language = useLanguage();
  return (
    <UsageMeter
      label={t('licences.used')}
      used={used}
      max={grant}
      text={t('usage', { used: formatNumber(used, language), max: formatNumber(grant, language) })}
      full={t('licences.full')}
    />
  );
}

type ContractPanelProps = Pick<Summary, 'contract' | 'licences'> & {
  /** YYYY-MM-DD, in Japanese time. */
  today: string;
};

/** The contract of the work account and its usage; renders nothing for the operator. */
export function ContractPanel({ contract, licences, today }: ContractPanelProps) {
  const { t } = useTranslation('summary');
  if (!contract && !licences) return null;
  return (
    <SummaryPanel title={t('contract.title')}>
      {contract && <ContractFacts contract={contract} today={today} />}
      {contract && <OwnPageViews />}
      {licences && <Licences licences={licences} />}
    </SummaryPanel>
  );
}
