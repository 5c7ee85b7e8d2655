import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { API_ROOT, type Endpoint } from '#shared/api-contract/endpoint.ts';

const FIVE_MINUTES = { period: Duration.minutes(5) } as const;

/** A metric of one route. The stage has detailed metrics, so that each route has its own. */
const routeMetric = (api: HttpApi, { method, path }: Endpoint, metricName: 'Count' | '5xx', label: string): Metric =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName,
    dimensionsMap: { ApiId: api.apiId, Stage: '$default', Method: method, Resource: `${API_ROOT}${path}` },
    statistic: 'Sum',
    label,
    ...FIVE_MINUTES,
  });

/** Requests of a route, and those that failed with a server error. */
export const routeMetrics = (api: HttpApi, endpoint: Endpoint): Metric[] => [
  routeMetric(api, endpoint, 'Count', 'Requests'),
  routeMetric(api, endpoint, '5xx', 'Failed'),
];

/** Percentage of failures, and 0 where there were fewer than `least` requests: a single failure at night is no alarm. */
export const failureShare = (requests: IMetric, errors: IMetric, least: number): MathExpression =>
  new MathExpression({
    expression: `IF(requests >= ${least}, 100 * errors / requests, 0)`,
    usingMetrics: { errors, requests },
    label: 'Requests that failed, percent',
    ...FIVE_MINUTES,
  });

const LEAST_REQUESTS = 5;

/** Percentage of a route's requests that failed. */
export const routeFailureShare = (api: HttpApi, endpoint: Endpoint): MathExpression =>
  failureShare(routeMetric(api, endpoint, 'Count', 'Requests'), routeMetric(api, endpoint, '5xx', 'Failed'), LEAST_REQUESTS);
