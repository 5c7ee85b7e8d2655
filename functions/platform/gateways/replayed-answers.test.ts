import {
  CloudFrontClient,
  CNAMEAlreadyExists,
  CreateDistributionTenantCommand,
  DeleteDistributionTenantCommand,
  EntityAlreadyExists,
  EntityLimitExceeded,
  EntityNotFound,
  GetDistributionTenantCommand,
  GetManagedCertificateDetailsCommand,
  InvalidArgument,
  PreconditionFailed,
  UpdateDistributionTenantCommand,
} from '@aws-sdk/client-cloudfront';
import { CloudFrontKeyValueStoreClient, ConflictException, UpdateKeysCommand } from '@aws-sdk/client-cloudfront-keyvaluestore';
import { InvokeCommand, LambdaClient, TooManyRequestsException } from '@aws-sdk/client-lambda';
import { MessageRejected, SendRawEmailCommand, SESClient, SESServiceException } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { cloudFrontTenants } from '#functions/platform/gateways/domain-tenants.ts';
import { cloudFrontEdgeStore } from '#functions/platform/gateways/edge-store.ts';
import { lambdaJobQueue } from '#functions/platform/gateways/job-queue.ts';
import { sesMailer } from '#functions/platform/gateways/mail.ts';

// The SDK's errors for documented answers of AWS that no local engine returns.
const answered = (httpStatusCode: number, message = 'as documented') => ({ message, $metadata: { httpStatusCode } });

describe('cloudFrontTenants', () => {
  const cloudFront = mockClient(CloudFrontClient);
  const tenants = cloudFrontTenants(new CloudFrontClient({}), { distributionId: 'E1', connectionGroups: ['cg_1'] });
  const request = { token: 'token', domain: 'www.example.jp', siteId: 'site', group: 0 };
  const tenant = (rest = {}) => ({
    ETag: 'E-1',
    DistributionTenant: {
      Id: 'dt_1',
      DistributionId: 'E1',
      Enabled: true,
      Domains: [{ Domain: 'www.example.jp', Status: 'active' }],
      ...rest,
    },
  });
  beforeEach(() => cloudFront.reset());

  it.each([
    [new CNAMEAlreadyExists(answered(409)), 'name-in-use'],
    [new InvalidArgument(answered(400)), 'not-proven'],
    [new EntityLimitExceeded(answered(400)), 'quota-reached'],
    [new EntityAlreadyExists(answered(409)), null],
  ])('maps the error %s of CloudFront to a refusal or null', async (error, refusal) => {
    cloudFront.on(CreateDistributionTenantCommand).rejects(error);
    expect(await tenants.create(request)).toBe(refusal);
  });

  it('throws if CloudFront throttles, so that the next check retries', async () => {
    cloudFront.on(CreateDistributionTenantCommand).rejects(Object.assign(new Error('Rate exceeded'), { name: 'Throttling' }));
    await expect(tenants.create(request)).rejects.toThrow('Rate exceeded');
  });

  it.each([
    ['pending-validation', 'pending'],
    ['issued', 'issued'],
    ['validation-timed-out', 'failed'],
    ['expired', 'failed'],
  ] as const)('maps the certificate status %s to a state', async (CertificateStatus, state) => {
    cloudFront.on(GetDistributionTenantCommand).resolves(tenant() as object);
    cloudFront.on(GetManagedCertificateDetailsCommand).resolves({ ManagedCertificateDetails: { CertificateStatus } });
    expect(await tenants.read('token')).toBe(state);
  });

  it('keeps a tenant that another call changed concurrently, until the next check', async () => {
    cloudFront.on(GetDistributionTenantCommand).resolves(tenant() as object);
    cloudFront
      .on(GetManagedCertificateDetailsCommand)
      .resolves({ ManagedCertificateDetails: { CertificateStatus: 'issued', CertificateArn: 'arn' } });
    cloudFront.on(UpdateDistributionTenantCommand).rejects(new PreconditionFailed(answered(412)));
    await tenants.attachCertificate('token');
    await tenants.remove('token');
    expect(cloudFront.commandCalls(DeleteDistributionTenantCommand)).toEqual([]);
  });

  it('returns none for a deleted tenant', async () => {
    cloudFront.on(GetDistributionTenantCommand).rejects(new EntityNotFound(answered(404)));
    expect(await tenants.read('token')).toBe('none');
    await tenants.remove('token');
  });
});

describe('sesMailer', () => {
  const ses = mockClient(SESClient);
  const mailer = sesMailer(new SESClient({}), 'Product <no-reply@example.com>');
  const mail = { to: 'visitor@example.jp', fromName: null, subject: 'S', html: 'H', text: 'T' };
  beforeEach(() => ses.reset());

  it('throws, so that the job retries, if the sandbox rejects the recipient or SES is paused or throttled', async () => {
    const sandbox = new MessageRejected(
      answered(
        400,
        'Email address is not verified. The following identities failed the check in region AP-NORTHEAST-1: visitor@example.jp',
      ),
    );
    const throttled = new SESServiceException({ name: 'Throttling', $fault: 'client', ...answered(400, 'Maximum sending rate exceeded.') });
    const paused = new SESServiceException({ name: 'AccountSendingPausedException', $fault: 'client', ...answered(400) });
    for (const error of [sandbox, throttled, paused]) {
      ses.on(SendRawEmailCommand).rejects(error);
      await expect(mailer.send(mail)).rejects.toThrow(error.name);
    }
  });

  it('returns refused if SES reports an invalid value', async () => {
    ses.on(SendRawEmailCommand).rejects(new SESServiceException({ name: 'InvalidParameterValue', $fault: 'client', ...answered(400) }));
    expect(await mailer.send(mail)).toBe('refused');
  });
});

it('cloudFrontEdgeStore returns false on a version conflict, so that the writer reads again', async () => {
  const store = mockClient(CloudFrontKeyValueStoreClient);
  store.on(UpdateKeysCommand).rejects(new ConflictException(answered(409)));
  const edge = cloudFrontEdgeStore(new CloudFrontKeyValueStoreClient({}), 'arn:aws:cloudfront::1:key-value-store/x');
  expect(await edge.write('E-1', { puts: {}, deletes: ['a'] })).toBe(false);
});

it('lambdaJobQueue rethrows the error if Lambda does not accept a job, so that the job is started again', async () => {
  const lambda = mockClient(LambdaClient);
  lambda.on(InvokeCommand).rejects(new TooManyRequestsException(answered(429)));
  const queue = lambdaJobQueue(new LambdaClient({}), new Map([['publish', 'function']]));
  await expect(queue.start('publish', 'job')).rejects.toThrow(TooManyRequestsException);
});
