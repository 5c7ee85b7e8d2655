import { expect, it } from 'vitest';
import { FIXED } from '#infra/operations/cost/counts.ts';
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
