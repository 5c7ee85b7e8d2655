import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { Alarms } from '#infra/constructs/monitoring/alarms.ts';
import { AlertTopic } from '#infra/constructs/monitoring/alert-topic.ts';
import { edgeErrorRate } from '#infra/constructs/monitoring/edge-error-rate.ts';
import type { Settings } from '#infra/constructs/settings.ts';

interface VisitorAlarmsProps extends StackProps {
  settings: Settings;
  consoleDistribution: Distribution;
  sitesDistribution: Distribution;
}

/** Alarms on CloudFront, in us-east-1 because its metrics are there, and an alarm reads only metrics of its region. */
export class VisitorAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, { settings, consoleDistribution, sitesDistribution, ...props }: VisitorAlarmsProps) {
    super(scope, id, props);
    new Alarms(this, 'Alarms', new AlertTopic(this, 'Topic', settings), {
      SitesUnreachable: { impact: 'Visitors get errors instead of sites.', metric: edgeErrorRate(sitesDistribution), above: 1, periods: 2 },
      ConsoleUnreachable: {
        impact: 'Users get errors from the console or its API.',
        metric: edgeErrorRate(consoleDistribution),
        above: 2,
        periods: 2,
      },
    });
  }
}
