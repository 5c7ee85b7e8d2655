import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { synthesisedProduct, propertiesOf } from '#infra/stacks/product-fixture.ts';

interface Statement {
  Effect: string;
  Action: string;
  Principal: unknown;
  Condition?: unknown;
}

const { assembly, settings, templates } = synthesisedProduct;
const everywhere = Object.values(templates);

describe('DynamoDB table', () => {
  const type = 'AWS::DynamoDB::GlobalTable';
  const [table] = propertiesOf([templates.data], type);

  it('has the keys, the index, the stream and the expiry attribute of the store’s schema', () => {
    expect(table).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'due',
          KeySchema: [
            { AttributeName: 'gsi1pk', KeyType: 'HASH' },
            { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
          ],
        },
      ],
    });
  });

  it('is encrypted with a customer-managed key that is rotated', () => {
    expect(table).toMatchObject({
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      Replicas: [{ SSESpecification: { KMSMasterKeyId: expect.anything() } }],
    });
    for (const key of propertiesOf(everywhere, 'AWS::KMS::Key')) expect(key).toMatchObject({ EnableKeyRotation: true });
  });

  it('has point-in-time recovery for 35 days and, like its stack, deletion protection', () => {
    expect(table).toMatchObject({
      Replicas: [
        {
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
        },
      ],
    });
    expect(Object.values(templates.data.findResources(type)).map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(['Retain']);
    expect(assembly.getStackByName(`${settings.name}-data`).terminationProtection).toBe(true);
  });
});

describe('S3 buckets', () => {
  const buckets = everywhere.flatMap((template) => Object.values(template.findResources('AWS::S3::Bucket')));

  it('block public access, encrypt their objects, and remain if their stack is deleted', () => {
    expect(buckets).toHaveLength(9);
    for (const bucket of buckets)
      expect(bucket).toMatchObject({
        DeletionPolicy: expect.stringMatching(/^Retain/),
        Properties: {
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
          BucketEncryption: { ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }] },
        },
      });
  });

  it('refuse plain HTTP and allow access only to named services', () => {
    const policies = propertiesOf(everywhere, 'AWS::S3::BucketPolicy').map(
      ({ PolicyDocument }) => (PolicyDocument as { Statement: Statement[] }).Statement,
    );
    expect(policies).toHaveLength(buckets.length);
    for (const statements of policies) {
      expect(statements).toContainEqual(
        expect.objectContaining({ Effect: 'Deny', Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      );
      const admitted = statements.filter(({ Effect }) => Effect === 'Allow').map(({ Principal }) => Principal);
      expect(admitted).toEqual(admitted.map(() => ({ Service: expect.any(String) })));
    }
  });

  it('have access logs, except for the buckets that contain logs', () => {
    expect(buckets.filter(({ Properties }) => 'LoggingConfiguration' in Properties)).toHaveLength(5);
  });

  it('remove subsets of fonts after half a year, but no whole font', () => {
    const [fonts] = propertiesOf([templates.data], 'AWS::S3::Bucket', { BucketName: Match.stringLikeRegexp('-fonts-') });
    expect(fonts?.['LifecycleConfiguration']).toEqual({
      Rules: [
        { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' },
        { ExpirationInDays: 180, Prefix: 'subsets/', Status: 'Enabled' },
      ],
    });
  });

  it('keep deleted media objects for 35 days and remove abandoned uploads', () => {
    const pattern = {
      BucketName: Match.stringLikeRegexp('-media-'),
      VersioningConfiguration: { Status: 'Enabled' },
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
          Match.objectLike({ NoncurrentVersionExpiration: { NoncurrentDays: 35 } }),
          Match.objectLike({ Prefix: 'uploads/', Transitions: Match.anyValue() }),
        ]),
      },
    };
    expect(propertiesOf([templates.data], 'AWS::S3::Bucket', pattern)).toHaveLength(1);
  });

  it('lock every invoice for ten years, and refuse its deletion to every principal', () => {
    const pattern = { BucketName: Match.stringLikeRegexp('-invoices-') };
    expect(propertiesOf([templates.data], 'AWS::S3::Bucket', pattern)).toMatchObject([
      {
        ObjectLockEnabled: true,
        VersioningConfiguration: { Status: 'Enabled' },
        ObjectLockConfiguration: { Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: 3_653 } } },
      },
    ]);
    const statements = propertiesOf([templates.data], 'AWS::S3::BucketPolicy').flatMap(
      ({ PolicyDocument }) => (PolicyDocument as { Statement: (Statement & { Action: unknown })[] }).Statement,
    );
    expect(statements).toContainEqual(
      expect.objectContaining({ Effect: 'Deny', Principal: '*', Action: ['s3:DeleteObject', 's3:DeleteObjectVersion'] }),
    );
  });

  it('allow cross-origin requests only for the console to PUT media', () => {
    expect(buckets.flatMap(({ Properties }) => Properties.CorsConfiguration ?? [])).toEqual([
      {
        CorsRules: [
          {
            AllowedOrigins: ['https://console.example.com'],
            AllowedMethods: ['PUT'],
            AllowedHeaders: ['content-type', 'if-none-match'],
            MaxAge: 3_600,
          },
        ],
      },
    ]);
  });
});
