import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { propertiesOf, synthesisedProduct } from '#infra/stacks/product-fixture.ts';

const { settings, templates } = synthesisedProduct;
const media = `arn:aws:s3:::${settings.name}-media-${settings.account}-${settings.region}`;
const queue = { 'Fn::GetAtt': [Object.keys(templates.jobs.findResources('AWS::MediaConvert::Queue'))[0], 'Arn'] };

it('MediaConvert has one queue for the product, billed on demand', () => {
  const [found, ...more] = propertiesOf([templates.jobs], 'AWS::MediaConvert::Queue');
  expect([found, more]).toEqual([expect.objectContaining({ Name: `${settings.name}-videos` }), []]);
  expect(found).not.toHaveProperty('PricingPlan', 'RESERVED');
});

it('the role of MediaConvert allows only reading originals and writing output, only for this account', () => {
  const [role, ...more] = propertiesOf([templates.jobs], 'AWS::IAM::Role', {
    AssumeRolePolicyDocument: { Statement: [Match.objectLike({ Principal: { Service: 'mediaconvert.amazonaws.com' } })] },
  });
  expect(more).toEqual([]);
  expect(role).toMatchObject({
    AssumeRolePolicyDocument: {
      Statement: [{ Action: 'sts:AssumeRole', Condition: { StringEquals: { 'aws:SourceAccount': settings.account } } }],
    },
    Policies: [
      {
        PolicyDocument: {
          Statement: [
            { Action: 's3:GetObject', Effect: 'Allow', Resource: `${media}/uploads/*` },
            { Action: 's3:PutObject', Effect: 'Allow', Resource: `${media}/converted/*` },
          ],
        },
      },
    ],
  });
});

it('finish-conversions is invoked when a job of the queue ends, and each minute', () => {
  const [functionId] = Object.keys(
    templates.jobs.findResources('AWS::Lambda::Function', { Properties: { Description: `${settings.name}: finish-conversions` } }),
  );
  const target = { 'Fn::GetAtt': [functionId, 'Arn'] };
  expect(propertiesOf([templates.jobs], 'AWS::Events::Rule', { EventPattern: { source: ['aws.mediaconvert'] } })).toMatchObject([
    {
      EventPattern: { 'detail-type': ['MediaConvert Job State Change'], detail: { queue: [queue], status: ['COMPLETE', 'ERROR'] } },
      Targets: [{ Arn: target }],
    },
  ]);
  expect(propertiesOf([templates.jobs], 'AWS::Scheduler::Schedule', { Target: { Arn: target } })).toMatchObject([
    { ScheduleExpression: 'rate(1 minute)' },
  ]);
});

it('the media bucket deletes remaining conversion output after a day', () => {
  templates.data.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: Match.arrayWith([Match.objectLike({ Prefix: 'converted/', ExpirationInDays: 1, Status: 'Enabled' })]),
    },
  });
});

it('the ops stack has an alarm for failed conversions', () => {
  templates.ops.hasResourceProperties('AWS::CloudWatch::Alarm', {
    Namespace: 'AWS/MediaConvert',
    MetricName: 'JobsErroredCount',
    Dimensions: [{ Name: 'Queue', Value: Match.anyValue() }],
  });
});
