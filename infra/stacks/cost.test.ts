import { expect, it } from 'vitest';
import { expectAbout } from '#test/support/expect-about.ts';
import { FIXED, LOG_LINES } from '#infra/operations/cost/counts.ts';
import { propertiesOf, synthesisedProduct } from '#infra/stacks/product-fixture.ts';

const everywhere = Object.values(synthesisedProduct.templates);
const countOf = (type: string): number => propertiesOf(everywhere, type).length;

it('the stacks contain as many resources of each kind with a fixed price as the cost model assumes', () => {
  const [acl] = propertiesOf(everywhere, 'AWS::WAFv2::WebACL');
  const metrics = propertiesOf(everywhere, 'AWS::Logs::MetricFilter').flatMap(
    ({ MetricTransformations }) => (MetricTransformations as { MetricName: string }[])[0]?.MetricName,
  );
  expect({
    alarms: countOf('AWS::CloudWatch::Alarm'),
    dashboards: countOf('AWS::CloudWatch::Dashboard'),
    keys: countOf('AWS::KMS::Key'),
    secrets: countOf('AWS::SecretsManager::Secret'),
    firewallRules: (acl?.['Rules'] as unknown[] | undefined)?.length,
    customMetrics: new Set(metrics).size,
  }).toEqual(FIXED);
});

it('the access log of the API has lines of the size that the cost model assumes', () => {
  const [stage] = propertiesOf([synthesisedProduct.templates.api], 'AWS::ApiGatewayV2::Stage');
  const { Format = '' } = (stage?.['AccessLogSettings'] ?? {}) as { Format?: string };
  const values: Readonly<Record<string, string>> = {
    requestId: 'dHXqjgO3tjMEMvA=',
    requestTimeEpoch: '1764560000000',
    httpMethod: 'GET',
    routeKey: 'ANY /api/v1/end-user/site/{id}/{proxy+}',
    status: '200',
    responseLatency: '45',
    integrationLatency: '43',
    responseLength: '1024',
  };
  const line = Format.replaceAll(/\$context\.([\w.]+)/g, (_, name: string) => values[name] ?? '-');
  expectAbout({ access: line.length + 26 }, { access: LOG_LINES.access });
});
