import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Need } from '#functions/platform/base/need.ts';
import type { WarningCode } from '#functions/platform/base/log.ts';
import type { Settings } from '#infra/constructs/settings.ts';

const isWarning = FilterPattern.stringValue('$.level', '=', 'warn');
const hasCode = (code: WarningCode) => FilterPattern.stringValue('$.code', '=', code);

/** The warnings of functions (`functions/platform/base/log.ts`) as metrics that sum their `count` over all functions. */
const METRICS = {
  Warnings: isWarning,
  UnreadableItems: FilterPattern.all(isWarning, hasCode('unreadable-item')),
  DomainQuota: FilterPattern.all(isWarning, hasCode('domain-quota')),
};

/** Counts the warnings in the log of a function. Quotas are counted only for functions that manage domains: each filter is a resource. */
export function countWarnings(logGroup: LogGroup, { name }: Settings, needs: readonly Need[]): void {
  for (const [metricName, filterPattern] of Object.entries(METRICS)) {
    if (filterPattern === METRICS.DomainQuota && !needs.includes('domains:manage')) continue;
    logGroup.addMetricFilter(metricName, { filterPattern, metricNamespace: name, metricName, metricValue: '$.count' });
  }
}

export const warningMetric = (metricName: keyof typeof METRICS, { name }: Settings): Metric =>
  new Metric({ namespace: name, metricName, statistic: 'Sum', period: Duration.minutes(15) });
