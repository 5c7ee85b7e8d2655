import { cpSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DefaultStackSynthesizer, Duration, Size, Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket, CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { CONSOLE_DIST, ROOT } from '#infra/build/paths.ts';
import { acknowledge } from '#infra/constructs/acknowledge.ts';
import { buildOutputAsset } from '#infra/constructs/build-output-asset.ts';

/** The folder of the console in the hosting bucket. */
export const CONSOLE_FOLDER = 'console';

/** The folder of the console's build whose files have a hash in their names. */
const HASHED = 'assets';

const IMMUTABLE = [CacheControl.setPublic(), CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()];
const REVALIDATED = [CacheControl.noCache()];

const filesOf = (name: string, from: string, includes: (path: string) => boolean) =>
  Source.asset(
    join(ROOT, 'infra'),
    buildOutputAsset(name, (folder) => {
      if (!existsSync(from)) throw new Error(`${from} does not exist; run "npm run build" first`);
      cpSync(from, folder, { recursive: true, filter: (path) => path === from || includes(relative(from, path)) });
    }),
  );

const isHashed = (path: string): boolean => path === HASHED || path.startsWith(`${HASHED}/`);

/**
 * Deploys the console's build to the hosting bucket. Hashed files are uploaded first and no file is removed, so
 * that a console opened before the deployment still finds its files; `index.html`, which refers to the new files, is uploaded last.
 */
export class HostedFiles extends Construct {
  constructor(scope: Construct, id: string, bucket: Bucket) {
    super(scope, id);
    const common = {
      destinationBucket: bucket as IBucket,
      prune: false,
      memoryLimit: 512,
      ephemeralStorageSize: Size.mebibytes(512),
      logGroup: new LogGroup(this, 'Logs', { retention: RetentionDays.ONE_MONTH }),
    };
    const assets = new BucketDeployment(this, 'ConsoleAssets', {
      ...common,
      destinationKeyPrefix: CONSOLE_FOLDER,
      sources: [filesOf('console-assets', CONSOLE_DIST, isHashed)],
      cacheControl: IMMUTABLE,
    });
    const entry = new BucketDeployment(this, 'ConsoleEntry', {
      ...common,
      destinationKeyPrefix: CONSOLE_FOLDER,
      sources: [filesOf('console-entry', CONSOLE_DIST, (path) => !isHashed(path))],
      cacheControl: REVALIDATED,
    });
    entry.node.addDependency(assets);
    acknowledgeCopier(Stack.of(this), bucket);
  }
}

/** Acknowledges the findings on the library's function that copies the files. Each stack has one, outside our constructs. */
function acknowledgeCopier(stack: Stack, bucket: Bucket): void {
  const copier = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!copier) throw new Error('The function that copies files has another name than expected');
  const assets = `arn:${stack.partition}:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${stack.account}-${stack.region}`;
  const target = `<${stack.getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>`;
  const wildcards = [
    ...['GetObject', 'GetBucket', 'List', 'Abort', 'DeleteObject'].map((action) => `Action::s3:${action}*`),
    ...[assets, target].map((arn) => `Resource::${arn}/*`),
  ];
  acknowledge(copier, {
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      'The library’s function: it uses the managed policy for writing logs.',
    'AwsSolutions-L1': 'The library’s function, whose runtime the library chooses.',
  });
  for (const wildcard of wildcards)
    acknowledge(copier, {
      [`AwsSolutions-IAM5[${wildcard}]`]:
        'The library’s function: it reads this deployment’s assets and writes the hosting bucket, nothing else.',
    });
}
