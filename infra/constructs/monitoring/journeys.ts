import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Settings } from '#infra/constructs/settings.ts';
import { type Endpoint, routeKey } from '#shared/api-contract/endpoint.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';

const FIVE_MINUTES = { period: Duration.minutes(5) } as const;

/** The most frequent actions of users, by endpoint. Each endpoint has `isMeasured`, so that the access log names it. */
const JOURNEYS = { SignIn: auth.login, Save: site.update, Publish: site.publish } as const satisfies Record<string, Endpoint>;
export type Journey = keyof typeof JOURNEYS;

const requestsOf = (journey: Journey): string => `${journey}Requests`;
const failuresOf = (journey: Journey): string => `${journey}Failures`;

/**
 * Counts the requests of each journey, and those that failed with a server error, in the access log of the API. Metrics of API Gateway
 * for each route would cost more than all other monitoring together: they can only be enabled for all routes.
 */
export function measureEndpoints(accessLog: LogGroup, { name: metricNamespace }: Settings): void {
  for (const [journey, endpoint] of Object.entries(JOURNEYS) as [Journey, Endpoint][]) {
    const isOfRoute = FilterPattern.stringValue('$.route', '=', routeKey(endpoint));
    const count = (metricName: string, filterPattern: IFilterPattern): void => {
      accessLog.addMetricFilter(metricName, { filterPattern, metricNamespace, metricName, metricValue: '1', defaultValue: 0 });
    };
    count(requestsOf(journey), isOfRoute);
    count(failuresOf(journey), FilterPattern.all(isOfRoute, FilterPattern.stringValue('$.status', '=', '5*')));
  }
}

const journeyMetric = ({ name: namespace }: Settings, metricName: string, label: string): Metric =>
  new Metric({ namespace, metricName, statistic: 'Sum', label, ...FIVE_MINUTES });

/** Returns the metrics of a journey: its requests, and those that failed with a server error. */
export const journeyMetrics = (settings: Settings, journey: Journey): Metric[] => [
  journeyMetric(settings, requestsOf(journey), 'Requests'),
  journeyMetric(settings, failuresOf(journey), 'Failed'),
];

/** Returns the percentage of failures: 0 below `least` requests, so that a single failure at night raises no alarm. */
export const failureShare = (requests: IMetric, errors: IMetric, least: number): MathExpression =>
  new MathExpression({
    expression: `IF(requests >= ${least}, 100 * errors / requests, 0)`,
    usingMetrics: { errors, requests },
    label: 'Requests that failed, percent',
    ...FIVE_MINUTES,
  });

const LEAST_REQUESTS = 5;

/** Returns the percentage of a journey's requests that failed. */
export const journeyFailureShare = (settings: Settings, journey: Journey): MathExpression =>
  failureShare(
    journeyMetric(settings, requestsOf(journey), 'Requests'),
    journeyMetric(settings, failuresOf(journey), 'Failed'),
    LEAST_REQUESTS,
  );
