import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { type AlarmDefinition, Alarms } from '#infra/constructs/monitoring/alarms.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import type { JobsStack, ScheduledFunction } from '#infra/stacks/jobs-stack.ts';
import { AlertTopic } from '#infra/constructs/monitoring/alert-topic.ts';
import { failureShare, journeyFailureShare } from '#infra/constructs/monitoring/journeys.ts';
import { type DashboardResources, ProductDashboard } from '#infra/stacks/product-dashboard.ts';
import { warningMetric } from '#infra/constructs/monitoring/warnings.ts';
import { mailFromDomain, type Settings } from '#infra/constructs/settings.ts';

const FIVE_MINUTES = { period: Duration.minutes(5) } as const;

/** The operations that the product uses. */
const TABLE_OPERATIONS = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.PUT_ITEM,
  Operation.UPDATE_ITEM,
  Operation.BATCH_WRITE_ITEM,
  Operation.TRANSACT_WRITE_ITEMS,
];

type OpsStackProps = StackProps & DashboardResources & { visitorsApi: HttpApi };

const sumOf = (metrics: readonly IMetric[], label: string): MathExpression =>
  new MathExpression({
    expression: 'SUM(METRICS())',
    usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric])),
    label,
    ...FIVE_MINUTES,
  });

/** Returns a reputation metric of the AWS account's e-mails in SES, from 0 to 1. */
const mailReputation = (name: 'BounceRate' | 'ComplaintRate'): Metric =>
  new Metric({ namespace: 'AWS/SES', metricName: `Reputation.${name}`, statistic: 'Average', period: Duration.hours(1) });

/** The alarm of each schedule: its name, and what people notice when it does not run. */
const STOPPED: Readonly<Record<ScheduledFunction, readonly [alarm: string, impact: string]>> = {
  reconcile: ['SweepStopped', 'Jobs that got stuck stay stuck: the sweep that restarts them'],
  'finish-conversions': ['ConversionsStopped', 'Videos stay in conversion: what stores them'],
  'scheduled-publications': ['PublicationsStopped', 'Sites are not published at their time: what starts scheduled publications'],
  'watch-domains': ['DomainWatchStopped', 'Custom domains do not go live, and one that fails is not noticed: what checks them'],
  'scheduled-news': ['NewsStopped', 'News do not appear and do not end: what starts them'],
  'reconcile-cards': ['CardComparisonStopped', 'A payment that Stripe knows and the product does not is not noticed: the daily comparison'],
};

/** Returns the alarms of schedules that no longer run: after ten minutes for a schedule of minutes, after two days for a daily one. */
const stoppedSchedules = (sweeps: JobsStack['sweeps']): Record<string, AlarmDefinition> =>
  Object.fromEntries(
    functionsTriggeredBy('schedule').map(([name, { everyMinutes }]) => {
      const scheduled = name as ScheduledFunction;
      const [alarm, impact] = STOPPED[scheduled];
      const period = everyMinutes <= 5 ? Duration.minutes(5) : Duration.minutes(everyMinutes);
      const metric = sweeps[scheduled].metricInvocations({ period });
      return [alarm, { impact: `${impact} has not run.`, metric, above: 0, periods: 2, mustHappen: true }];
    }),
  );

/** Alarms, dashboard and budget of the product, and its SES identity. */
export class OpsStack extends Stack {
  readonly mail: EmailIdentity;

  constructor(scope: Construct, id: string, props: OpsStackProps) {
    super(scope, id, props);
    const { settings } = props;
    const alarms = this.createAlarms(props, new AlertTopic(this, 'Topic', settings));
    new ProductDashboard(this, 'Dashboard', id, props, alarms);
    this.createBudget(settings);

    this.mail = new EmailIdentity(this, 'Mail', {
      identity: Identity.domain(settings.mailDomain),
      mailFromDomain: mailFromDomain(settings),
    });
    this.mail.dkimRecords.forEach(
      ({ name, value }, index) =>
        new CfnOutput(this, `MailRecord${index + 1}`, { description: 'CNAME for signed mail', value: `${name} ${value}` }),
    );
  }

  private createAlarms({ settings, api, visitorsApi, jobs, table }: OpsStackProps, topic: ITopic): Alarms {
    const { deadLetters, streamReaders, sweeps } = jobs;
    const serverErrorShare = (of: HttpApi) =>
      failureShare(of.metricCount({ statistic: 'Sum' }), of.metricServerError({ statistic: 'Sum' }), 20);
    return new Alarms(this, 'Alarms', topic, {
      SignInFails: {
        impact: 'People cannot sign in to the console: over one sign-in in twenty fails.',
        metric: journeyFailureShare(settings, 'SignIn'),
        above: 5,
        periods: 2,
      },
      SavesFail: {
        impact: 'Editors cannot save: over one save in twenty fails. Their changes wait in their browsers.',
        metric: journeyFailureShare(settings, 'Save'),
        above: 5,
        periods: 2,
      },
      PublishingFails: {
        impact: 'Sites are not published: attempts of their jobs fail.',
        metric: jobs.jobFunctions.publish.metricErrors({ period: Duration.minutes(15) }),
        above: 5,
      },
      ChargesFail: {
        impact: 'Customers cannot pay by card: attempts of charges fail.',
        metric: jobs.jobFunctions['charge-card'].metricErrors({ period: Duration.hours(1) }),
        above: 5,
      },
      VideosFail: {
        impact: 'Uploaded videos are refused, or stay heavy: their conversions fail.',
        metric: jobs.videoConversion.failedJobs(Duration.hours(1)),
        above: 5,
      },
      DomainsCheckedLate: {
        impact: 'Custom domains go live late, and one that fails is noticed late: their checks fail.',
        metric: jobs.jobFunctions['check-domain'].metricErrors({ period: Duration.hours(1) }),
        above: 10,
      },
      DomainQuota: {
        impact: 'Customers will soon get no further custom domains: 70 % of a quota are used.',
        metric: warningMetric('DomainQuota', settings),
        above: 0,
      },
      ApiFails: { impact: 'More than one request in a hundred of the console fails.', metric: serverErrorShare(api), above: 1, periods: 2 },
      VisitorCallsFail: {
        impact: 'Visitors see no popups and cannot send forms: more than one of their calls in a hundred fails.',
        metric: serverErrorShare(visitorsApi),
        above: 1,
        periods: 2,
      },
      ApiSlow: {
        impact: 'The console is slow: one request in twenty takes over 3 seconds.',
        metric: api.metricLatency({ statistic: 'p95', ...FIVE_MINUTES }),
        above: 3_000,
        periods: 3,
      },
      ApiRefuses: {
        impact: 'Users are turned away and jobs wait: functions are at the account’s limit.',
        // Throttles of all functions of the account: an alarm can add up only ten metrics, and the limit applies to the account.
        metric: LambdaFunction.metricAllThrottles(FIVE_MINUTES),
        above: 0,
        periods: 2,
      },
      TableThrottles: {
        impact: 'Saves and page loads fail or wait: the table turns requests away.',
        metric: table.metricThrottledRequestsForOperations({ operations: TABLE_OPERATIONS, ...FIVE_MINUTES }),
        above: 10,
        periods: 2,
      },
      JobsGivenUp: {
        impact:
          'A publication, an uploaded picture, an e-mail or what a contract does to sites keeps failing: people wait, or see an error.',
        metric: deadLetters.jobs.metricApproximateNumberOfMessagesVisible(FIVE_MINUTES),
        above: 0,
      },
      JobsNotStarted: {
        impact: 'Publishing, picture checks and e-mails start late: the stream could not hand jobs over.',
        metric: deadLetters.stream.metricApproximateNumberOfMessagesVisible(FIVE_MINUTES),
        above: 0,
      },
      FiguresLate: {
        impact: 'Owners see figures of visits over an hour late: roll-ups wait.',
        metric: jobs.rollUps.metricApproximateAgeOfOldestMessage(FIVE_MINUTES),
        above: 3_600,
      },
      JobsLate: {
        impact: 'People wait over a minute until publishing, picture checks and e-mails begin.',
        metric: sumOf(
          streamReaders.map((reader) => reader.metric('IteratorAge', { statistic: 'Maximum', ...FIVE_MINUTES })),
          'Age of the stream, ms',
        ),
        above: 60_000,
      },
      ...stoppedSchedules(sweeps),
      SweepFails: {
        impact: 'Jobs that got stuck stay stuck: the sweep that restarts them fails.',
        metric: sumOf(
          Object.values(sweeps).map((sweep) => sweep.metricErrors(FIVE_MINUTES)),
          'Failed runs',
        ),
        above: 3,
        periods: 2,
      },
      ItemsUnreadable: {
        impact: 'Sites, users, news or history entries are missing from lists, or a job does not start: stored items break their schema.',
        metric: warningMetric('UnreadableItems', settings),
        above: 0,
      },
      Warnings: {
        impact: 'Requests and jobs survive failures that should be rare.',
        metric: warningMetric('Warnings', settings),
        above: 5,
      },
      MailBounces: {
        impact: 'Invitations and links to new passwords do not arrive: over 4 % of e-mails bounce, and at 10 % AWS stops sending.',
        metric: mailReputation('BounceRate'),
        above: 0.04,
      },
      MailComplaints: {
        impact: 'People mark e-mails as spam: above 0.1 % AWS may stop sending.',
        metric: mailReputation('ComplaintRate'),
        above: 0.000_8,
      },
      SchedulesGivenUp: {
        impact: 'A scheduled run was given up.',
        metric: deadLetters.schedules.metricApproximateNumberOfMessagesVisible(FIVE_MINUTES),
        above: 0,
      },
    });
  }

  private createBudget({ name, monthlyBudgetUsd, alarmEmail }: Settings): void {
    const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
    });
    new CfnBudget(this, 'Budget', {
      budget: { budgetName: name, budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' } },
      notificationsWithSubscribers: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
    });
  }
}
