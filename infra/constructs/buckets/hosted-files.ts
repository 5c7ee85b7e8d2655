import { cpSync, existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { DefaultStackSynthesizer, Duration, Size, Stack } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket, CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { FONT_CONTENT_TYPE, WHOLE_FONTS_PREFIX } from '#functions/platform/gateways/font-keys.ts';
import { packagedFontFile } from '#infra/build/fonts/font-packages.ts';
import { CONSOLE_DIST, ROOT } from '#infra/build/paths.ts';
import { allFontFiles, fontFilePath } from '#shared/rules/themes/font-files.ts';
import type { PrivateBucket } from '#infra/constructs/buckets/private-bucket.ts';
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

/** Returns the asset of all whole fonts, which have hashes in their names. */
const fontFiles = () =>
  Source.asset(
    join(ROOT, 'infra'),
    buildOutputAsset('fonts', (folder) => {
      for (const { id, weight } of allFontFiles()) cpSync(packagedFontFile(id, weight), join(folder, basename(fontFilePath(id, weight))));
    }),
  );

/** The memory and the disk of the function that copies files. The fonts are 230 MB, and it unpacks their archive. */
const COPIER_MB = 1024;

/**
 * Deploys the console's build to the hosting bucket, and whole fonts to theirs. Hashed files are uploaded first and no file is removed, so
 * that a console opened before the deployment still finds its files; `index.html`, which refers to the new files, is uploaded last.
 */
export class HostedFiles extends Construct {
  constructor(scope: Construct, id: string, { hosting, fonts }: { hosting: Bucket; fonts: PrivateBucket }) {
    super(scope, id);
    const copying = {
      prune: false,
      memoryLimit: COPIER_MB,
      ephemeralStorageSize: Size.mebibytes(COPIER_MB),
      logGroup: new LogGroup(this, 'Logs', { retention: RetentionDays.ONE_MONTH }),
    };
    const common = { ...copying, destinationBucket: hosting as IBucket };
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
    new BucketDeployment(this, 'WholeFonts', {
      ...copying,
      destinationBucket: fonts.named(this, 'Fonts'),
      destinationKeyPrefix: WHOLE_FONTS_PREFIX,
      sources: [fontFiles()],
      cacheControl: IMMUTABLE,
      contentType: FONT_CONTENT_TYPE.whole,
    });
    acknowledgeCopier(Stack.of(this), hosting, fonts);
  }
}

/** Acknowledges the findings on the library's function that copies the files. Each stack has one, outside our constructs. */
function acknowledgeCopier(stack: Stack, hosting: Bucket, fonts: PrivateBucket): void {
  const copier = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (!copier) throw new Error('The function that copies files has another name than expected');
  const assets = `arn:${stack.partition}:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${stack.account}-${stack.region}`;
  const target = `<${stack.getLogicalId(hosting.node.defaultChild as CfnBucket)}.Arn>`;
  const wildcards = [
    ...['GetObject', 'GetBucket', 'List', 'Abort', 'DeleteObject'].map((action) => `Action::s3:${action}*`),
    ...[assets, target].map((arn) => `Resource::${arn}/*`),
    `Resource::${fonts.objectsBelow('')}`,
  ];
  acknowledge(copier, {
    'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]':
      'The library’s function: it uses the managed policy for writing logs.',
    'AwsSolutions-L1': 'The library’s function, whose runtime the library chooses.',
  });
  for (const wildcard of wildcards)
    acknowledge(copier, {
      [`AwsSolutions-IAM5[${wildcard}]`]:
        'The library’s function: it reads this deployment’s assets and writes the buckets of its files, nothing else.',
    });
}
