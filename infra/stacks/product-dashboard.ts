import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AlarmStatusWidget, Dashboard, GraphWidget, type IMetric, type IWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Alarms } from '#infra/constructs/monitoring/alarms.ts';
import { edgeErrorRate } from '#infra/constructs/monitoring/edge-error-rate.ts';
import { journeyMetrics } from '#infra/constructs/monitoring/journeys.ts';
import type { ProductFunction } from '#infra/constructs/functions/product-function.ts';
import type { Settings } from '#infra/constructs/settings.ts';
import type { JobsStack } from '#infra/stacks/jobs-stack.ts';

const MINUTE = { period: Duration.minutes(1) } as const;
const FIVE_MINUTES = { period: Duration.minutes(5) } as const;

export interface DashboardResources {
  settings: Settings;
  api: HttpApi;
  apiFunctions: readonly ProductFunction[];
  jobs: JobsStack;
  table: TableV2;
  sitesDistribution: Distribution;
  distributions: readonly Distribution[];
}

const graph = (title: string, left: IMetric[], width = 8): GraphWidget => new GraphWidget({ title, left, width, height: 6 });

const runs = (job: ProductFunction): IMetric[] => [
  job.metricInvocations({ label: 'Started', ...FIVE_MINUTES }),
  job.metricErrors({ label: 'Failed', ...FIVE_MINUTES }),
];

/** Returns the graphs for the five questions of an operator, each answered by the number of attempts and failures. */
const questions = ({ settings, jobs, sitesDistribution }: DashboardResources): IWidget[] => [
  graph('Can people sign in?', journeyMetrics(settings, 'SignIn'), 5),
  graph('Can people save?', journeyMetrics(settings, 'Save'), 5),
  graph('Can people publish?', [...journeyMetrics(settings, 'Publish'), ...runs(jobs.jobFunctions.publish)], 5),
  graph('Can people visit sites? Server errors, percent', [edgeErrorRate(sitesDistribution)], 5),
  graph('Can people pay?', runs(jobs.jobFunctions['charge-card']), 4),
];

/** Returns graphs of functions, queues and table, to find the cause of a failure. */
function causes({ api, apiFunctions, jobs, table, distributions }: DashboardResources): IWidget[][] {
  const functions = [...apiFunctions, ...jobs.functions];
  return [
    [
      graph('API: requests', [api.metricCount(MINUTE), api.metricClientError(MINUTE), api.metricServerError(MINUTE)]),
      graph(
        'API: milliseconds',
        ['p50', 'p95', 'p99'].map((statistic) => api.metricLatency({ statistic, ...MINUTE })),
      ),
      graph('Edge: server errors, percent', distributions.map(edgeErrorRate)),
    ],
    [
      graph(
        'Functions: errors',
        functions.map((each) => each.metricErrors(MINUTE)),
      ),
      graph(
        'Functions: longest run',
        functions.map((each) => each.metricDuration({ statistic: 'Maximum', ...MINUTE })),
      ),
      graph(
        'Functions: at once',
        functions.map((each) => each.metric('ConcurrentExecutions', { statistic: 'Maximum', ...MINUTE })),
      ),
    ],
    [
      graph('Table: capacity', [table.metricConsumedReadCapacityUnits(MINUTE), table.metricConsumedWriteCapacityUnits(MINUTE)]),
      graph(
        'Given-up work',
        Object.values(jobs.deadLetters).map((queue) => queue.metricApproximateNumberOfMessagesVisible(MINUTE)),
      ),
      graph(
        'Jobs: age of the stream',
        jobs.streamReaders.map((each) => each.metric('IteratorAge', { statistic: 'Maximum', ...MINUTE })),
      ),
    ],
  ];
}

/** The only dashboard of the product: alarms, user journeys, and metrics to find the cause of a failure. */
export class ProductDashboard extends Dashboard {
  constructor(scope: Construct, id: string, dashboardName: string, shown: DashboardResources, alarms: Alarms) {
    super(scope, id, {
      dashboardName,
      widgets: [
        [new AlarmStatusWidget({ title: 'What people notice', alarms: [...alarms.all], width: 24 })],
        questions(shown),
        ...causes(shown),
      ],
    });
  }
}
