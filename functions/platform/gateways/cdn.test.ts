import {
  CloudFrontClient,
  CreateInvalidationCommand,
  CreateInvalidationForDistributionTenantCommand,
  GetDistributionTenantByDomainCommand,
  TooManyInvalidationsInProgress,
} from '@aws-sdk/client-cloudfront';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { cloudFrontCdn } from '#functions/platform/gateways/cdn.ts';

const cloudFront = mockClient(CloudFrontClient);
let warnings: string[];
const cdn = () =>
  cloudFrontCdn(
    new CloudFrontClient({}),
    'SITES',
    () => 'reference',
    (code) => warnings.push(code),
  );
const named = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => {
  cloudFront.reset();
  cloudFront.on(GetDistributionTenantByDomainCommand).resolves({ DistributionTenant: { Id: 'dt_1' } });
  warnings = [];
});

it('invalidateSite invalidates the site at its default host and at its custom domain', async () => {
  await cdn().invalidateSite('site', 'www.example.jp');
  const batch = { CallerReference: 'reference', Paths: { Quantity: 1, Items: ['/site/*'] } };
  expect(cloudFront.commandCalls(CreateInvalidationCommand)[0]?.args[0].input).toEqual({
    DistributionId: 'SITES',
    InvalidationBatch: batch,
  });
  expect(cloudFront.commandCalls(CreateInvalidationForDistributionTenantCommand)[0]?.args[0].input).toEqual({
    Id: 'dt_1',
    InvalidationBatch: batch,
  });
});

it('invalidateSite resolves without a warning if CloudFront accepts no more invalidations, because pages also expire by time', async () => {
  const busy = new TooManyInvalidationsInProgress({
    $metadata: { httpStatusCode: 400 },
    message: 'Processing your request will cause you to exceed the maximum number of in-progress wildcard invalidations.',
  });
  for (const error of [busy, ...['Throttling', 'ThrottlingException', 'TooManyRequestsException'].map(named)]) {
    cloudFront.on(CreateInvalidationCommand).rejects(error);
    await cdn().invalidateSite('site', null);
    cloudFront.on(CreateInvalidationCommand).resolves({});
    cloudFront.on(CreateInvalidationForDistributionTenantCommand).rejects(error);
    await cdn().invalidateSite('site', 'www.example.jp');
  }
  expect(warnings).toEqual([]);
});

it('invalidateSite logs a warning for other failures, and does not throw', async () => {
  cloudFront.on(CreateInvalidationCommand).rejects(named('AccessDenied'));
  await cdn().invalidateSite('site', null);
  expect(warnings).toEqual(['invalidation-failed']);
});
