import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { functionBundles } from '#infra/build/build-functions.ts';
import { type FunctionName, FUNCTIONS } from '#infra/functions.ts';
import { synthesisedProduct } from '#infra/stacks/product-fixture.ts';

const { settings, templates } = synthesisedProduct;
const NAMES = Object.keys(FUNCTIONS) as FunctionName[];

/** Prefixes of actions by the package that has the command. An action has the command's name, unless it is one of `ACTIONS`. */
const SERVICES: Readonly<Record<string, string>> = {
  '@aws-sdk/client-cloudfront': 'cloudfront',
  '@aws-sdk/client-cloudfront-keyvaluestore': 'cloudfront-keyvaluestore',
  '@aws-sdk/client-lambda': 'lambda',
  '@aws-sdk/client-mediaconvert': 'mediaconvert',
  '@aws-sdk/client-secrets-manager': 'secretsmanager',
  '@aws-sdk/client-ses': 'ses',
  '@aws-sdk/client-sqs': 'sqs',
  '@aws-sdk/lib-dynamodb': 'dynamodb-document',
  '@aws-sdk/client-dynamodb': 'dynamodb',
  '@aws-sdk/client-s3': 's3',
};

/** Commands whose actions have other names, or that need several. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  'lambda:Invoke': ['lambda:InvokeFunction'],
  'dynamodb:TransactWriteItems': ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'],
  'sqs:SendMessageBatch': ['sqs:SendMessage'],
  's3:HeadObject': ['s3:GetObject'],
  's3:ListObjectsV2': ['s3:ListBucket'],
  's3:CopyObject': ['s3:GetObject', 's3:PutObject'],
  's3:DeleteObjects': ['s3:DeleteObject'],
  's3:CreateMultipartUpload': ['s3:PutObject'],
  's3:UploadPart': ['s3:PutObject'],
  's3:CompleteMultipartUpload': ['s3:PutObject'],
  's3:ListParts': ['s3:ListMultipartUploadParts'],
  // A tenant with a CloudFront-managed certificate: the permissions that CloudFormation's schema of a tenant lists.
  'cloudfront:CreateDistributionTenant': [
    'cloudfront:CreateDistributionTenant',
    'cloudfront:TagResource',
    'acm:RequestCertificate',
    'acm:DescribeCertificate',
    'wafv2:GetWebACL',
  ],
  'cloudfront:UpdateDistributionTenant': ['cloudfront:UpdateDistributionTenant', 'acm:DescribeCertificate', 'wafv2:GetWebACL'],
  'cloudfront:DeleteDistributionTenant': ['cloudfront:DeleteDistributionTenant', 'acm:DeleteCertificate', 'wafv2:GetWebACL'],
};

/** Commands in bundles that the SDK references internally, and that the product never sends. */
const UNSENT: readonly string[] = ['dynamodb:DescribeEndpoints', 'dynamodb:Scan', 's3:CreateSession'];

/** Returns the SDK commands in the bundle of each function, as `service:Name`. A function can send only these commands. */
async function readCommands(): Promise<Map<FunctionName, string[]>> {
  const { metafile } = await build({ ...functionBundles('[]'), minify: false, sourcemap: false, write: false });
  return new Map(
    NAMES.map((functionName) => {
      const [, output] = Object.entries(metafile.outputs).find(([path]) => path.endsWith(`/${functionName}/index.mjs`)) ?? [];
      const commands = Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) => {
        const [, client = '', command = ''] = /node_modules\/(@aws-sdk\/[\w-]+)\/.*\/commands\/(\w+)Command\.js$/.exec(path) ?? [];
        const name = `${SERVICES[client] ?? client}:${command}`;
        return bytesInOutput > 0 && command !== '' && !UNSENT.includes(name) ? [name] : [];
      });
      return [functionName, commands];
    }),
  );
}

const actionsOf = (command: string): readonly string[] => ACTIONS[command] ?? [command];

/** Returns every action that the role of a function allows. */
function allowedTo(name: FunctionName): Set<string> {
  const stack = FUNCTIONS[name].trigger.by === 'http' ? templates.api : templates.jobs;
  const [found] = Object.values(stack.findResources('AWS::Lambda::Function', { Properties: { Description: `${settings.name}: ${name}` } }));
  const roleId = String(found?.['Properties'].Role['Fn::GetAtt'][0]);
  const policies = stack.findResources('AWS::IAM::Role')[roleId]?.['Properties'].Policies as {
    PolicyDocument: { Statement: { Action: string | string[] }[] };
  }[];
  return new Set(policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement.flatMap(({ Action }) => [Action].flat())));
}

const COMMANDS = await readCommands();

describe('SDK commands of the function bundles', () => {
  it('are found in the bundles, and all belong to services whose actions are known', () => {
    const all = new Set([...COMMANDS.values()].flatMap((commands) => [...commands]));
    for (const command of ['ses:SendRawEmail', 'cloudfront:CreateDistributionTenant', 'dynamodb:TransactWriteItems', 's3:PutObject'])
      expect(all).toContain(command);
    expect([...all].filter((command) => command.startsWith('@'))).toEqual([]);
  });

  it.each(NAMES)('are allowed by the role of %s', (name) => {
    const allowed = allowedTo(name);
    // A command for documents contains the one for items. Storage is one module for all buckets: which of its commands a function sends
    // depends on its needs.
    const sent = [...(COMMANDS.get(name) ?? [])].filter((command) => !/^(s3|dynamodb-document):/.test(command));
    expect(sent.flatMap(actionsOf).filter((action) => !allowed.has(action))).toEqual([]);
  });

  it('are allowed to at least one function if they are commands of S3', () => {
    const allowed = new Set(NAMES.flatMap((name) => [...allowedTo(name)]));
    const sent = new Set([...COMMANDS.values()].flatMap((commands) => [...commands]).filter((command) => command.startsWith('s3:')));
    expect([...sent].flatMap(actionsOf).filter((action) => !allowed.has(action))).toEqual([]);
  });
});
