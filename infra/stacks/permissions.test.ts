import { describe, expect, it } from 'vitest';
import { ENVIRONMENT, jobFunctionVariable } from '#functions/platform/base/environment.ts';
import { type JobKind, JOBS } from '#functions/platform/job-list/jobs.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import { type FunctionName, FUNCTIONS } from '#infra/functions.ts';
import { synthesisedProduct, propertiesOf } from '#infra/stacks/product-fixture.ts';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

interface Deployed {
  environment: Record<string, unknown>;
  statements: Statement[];
}

const { settings, templates } = synthesisedProduct;
const NAMES = Object.keys(FUNCTIONS) as FunctionName[];
const API_FUNCTIONS = NAMES.filter((name) => FUNCTIONS[name].trigger.by === 'http');

const stackOf = (name: FunctionName) => (API_FUNCTIONS.includes(name) ? templates.api : templates.jobs);

/** Returns the environment of a deployed function and everything its role allows. */
function deployed(name: FunctionName): Deployed {
  const template = stackOf(name);
  const [found] = Object.values(
    template.findResources('AWS::Lambda::Function', { Properties: { Description: `${settings.name}: ${name}` } }),
  );
  const roleId: string = found?.['Properties'].Role['Fn::GetAtt'][0];
  const role = template.findResources('AWS::IAM::Role')[roleId]?.['Properties'];
  const attached = Object.values(template.findResources('AWS::IAM::Policy')).filter(({ Properties }) =>
    Properties.Roles.some((each: { Ref: string }) => each.Ref === roleId),
  );
  const documents = [...(role.Policies ?? []), ...attached.map(({ Properties }) => Properties)].map(({ PolicyDocument }) => PolicyDocument);
  expect(role.ManagedPolicyArns).toBeUndefined();
  return {
    environment: found?.['Properties'].Environment.Variables,
    statements: documents.flatMap(({ Statement: statements }): Statement[] => statements),
  };
}

const FOUND = Object.fromEntries(NAMES.map((name) => [name, deployed(name)])) as Record<FunctionName, Deployed>;

const logicalIdIn = (arn: unknown): string => (arn as { 'Fn::GetAtt': [string, 'Arn'] })['Fn::GetAtt'][0];
const JOB_FUNCTION_IDS = Object.fromEntries(
  functionsTriggeredBy('job').map(([name, { kind }]) => [
    kind,
    Object.keys(templates.jobs.findResources('AWS::Lambda::Function', { Properties: { Description: `${settings.name}: ${name}` } }))[0],
  ]),
) as Record<JobKind, string>;

const actionsOf = ({ Action }: Statement): string[] => [Action].flat();
const resourcesOf = ({ Resource }: Statement): unknown[] => [Resource].flat();
const mayDo = (name: FunctionName, action: string): Statement[] =>
  FOUND[name].statements.filter((statement) => actionsOf(statement).includes(action));
const who = (action: string, resource?: RegExp): FunctionName[] =>
  NAMES.filter((name) => mayDo(name, action).some((statement) => !resource || resource.test(JSON.stringify(statement.Resource))));

describe('permissions of functions', () => {
  it.each(NAMES)('do not include wildcard actions for %s, and include wildcard resources only for objects below a folder', (name) => {
    const { statements } = FOUND[name];
    expect(statements.flatMap(actionsOf).filter((action) => action.includes('*'))).toEqual([]);
    const folders =
      /^"arn:aws:s3:::swipe-(media-\d+-[\w-]+\/(uploads|ready|members|exports|reports|imports|archives|converted)|access-logs-\d+-[\w-]+\/(sites|visits|collected)|invoices-\d+-[\w-]+|fonts-\d+-[\w-]+\/(fonts|subsets)|sites-\d+-[\w-]+)\/\*"$/;
    const wide = statements
      .flatMap(resourcesOf)
      .map((resource) => JSON.stringify(resource))
      .filter((text) => text.includes('*'));
    // The ids of tenants and certificates are not known in advance, and a request for a certificate names none.
    const ofDomains =
      /^"(?:arn:aws:cloudfront::\d+:distribution-tenant\/\*|arn:aws:acm:us-east-1:\d+:certificate\/\*|arn:aws:wafv2:us-east-1:\d+:global\/webacl\/\*|\*)"$/;
    const isOfDomains = (FUNCTIONS[name].needs as readonly string[]).some(
      (need) => need === 'domains:manage' || need === 'invalidate-sites',
    );
    // The ids of jobs are not known in advance.
    const ofVideos = /^"arn:aws:mediaconvert:[\w-]+:\d+:jobs\/\*"$/;
    const isOfVideos = (FUNCTIONS[name].needs as readonly string[]).includes('videos:convert');
    // The identities of recipients, which the sandbox of SES checks.
    const ofMail = /^"arn:aws:ses:[\w-]+:\d+:identity\/\*"$/;
    const isOfMail = (FUNCTIONS[name].needs as readonly string[]).includes('send-mail');
    expect(
      wide.filter(
        (text) =>
          !(isOfMail && ofMail.test(text)) &&
          !folders.test(text) &&
          !(isOfDomains && ofDomains.test(text)) &&
          !(isOfVideos && ofVideos.test(text)),
      ),
    ).toEqual([]);
  });

  it('include neither scans nor changes of the table itself', () => {
    const tableActions = new Set(
      NAMES.flatMap((name) => FOUND[name].statements.flatMap(actionsOf)).filter((action) => action.startsWith('dynamodb:')),
    );
    const items = ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem'];
    const stream = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'];
    expect([...tableActions].toSorted()).toEqual([...items, ...stream].map((action) => `dynamodb:${action}`).toSorted());
  });

  it('grant access to the table and its key to the functions that need the table', () => {
    const withTable = NAMES.filter((name) => FUNCTIONS[name].needs.some((need) => need === 'table:read-write'));
    expect(who('dynamodb:PutItem')).toEqual(withTable);
    expect(who('kms:GenerateDataKey')).toEqual(withTable);
    for (const name of withTable)
      expect(mayDo(name, 'kms:GenerateDataKey')[0]?.Condition).toEqual({
        StringEquals: { 'kms:ViaService': 'dynamodb.ap-northeast-1.amazonaws.com' },
      });
  });

  it('grant access to published files only to the jobs publish, share-cards and news', () => {
    const touching = NAMES.filter((name) => /swipe-sites-|Sites3DA|SITES_BUCKET/.test(JSON.stringify(FOUND[name])));
    expect(touching).toEqual(['publish', 'share-cards', 'news']);
  });

  it('permissions allow to request roll-ups only what collects, finishes or repeats them', () => {
    expect(who('sqs:SendMessage', /RollUps/)).toEqual(['index-entries', 'collect-visits', 'roll-up-visits', 'reconcile']);
    expect(who('sqs:ReceiveMessage')).toEqual(['roll-up-visits']);
  });

  it('grant access to the access logs only to the functions that process them, each to its own folders', () => {
    const touching = NAMES.filter((name) => /access-logs-|SiteAccessLogs|ACCESS_LOGS_BUCKET/.test(JSON.stringify(FOUND[name])));
    expect(touching).toEqual(['analytics', 'meter-page-views', 'collect-visits', 'roll-up-visits']);
    expect(who('s3:GetObject', /access-logs-[^"]*\/sites/)).toEqual(['meter-page-views']);
    expect(who('s3:GetObject', /access-logs-[^"]*\/visits/)).toEqual(['collect-visits']);
    // The API reads the collected visits of the last half hour, which contain no addresses.
    expect(who('s3:GetObject', /access-logs-[^"]*\/collected/)).toEqual(['analytics', 'roll-up-visits']);
    expect(who('s3:PutObject', /access-logs-[^"]*\/collected/)).toEqual(['collect-visits', 'roll-up-visits']);
    expect(who('s3:PutObject', /access-logs-[^"]*\/(sites|visits)/)).toEqual([]);
    expect(FOUND['meter-page-views'].statements.flatMap(actionsOf).filter((action) => action.startsWith('s3:'))).toEqual([
      's3:GetObject',
      's3:ListBucket',
    ]);
  });

  it('allow only the upload APIs, copies of media and the job that unpacks archives to write originals, and not the APIs to delete them', () => {
    const signing = NAMES.filter((name) => FUNCTIONS[name].needs.some((need) => need === 'media:sign-uploads'));
    expect(signing).toEqual(['bill', 'profile', 'noti-delivery', 'media']);
    const copying = NAMES.filter((name) => FUNCTIONS[name].needs.some((need) => need === 'media:copy'));
    expect(copying).toEqual(['site-template']);
    expect(who('s3:PutObject', /uploads\//).toSorted()).toEqual([...signing, ...copying, 'unpack-bulk-upload'].toSorted());
    // The pictures of templates are converted already: the API of media has only the permission to write their variants.
    expect(who('s3:PutObject', /ready\//)).toEqual([
      ...copying,
      'media',
      ...NAMES.filter((name) => FUNCTIONS[name].needs.some((need) => need === 'media:read-write')),
    ]);
    expect(who('s3:ListMultipartUploadParts', /uploads\//)).toEqual(signing);
    expect(who('s3:AbortMultipartUpload', /uploads\//)).toEqual(who('s3:DeleteObject', /uploads\//));
    for (const name of copying) expect(mayDo(name, 's3:DeleteObject')).toEqual([]);
    for (const name of signing) {
      expect(mayDo(name, 's3:DeleteObject')).toEqual([]);
      expect(JSON.stringify(mayDo(name, 's3:GetObject'))).not.toContain('ready/');
    }
  });

  it('allow only members’ sheets, previews and the jobs publish, share-cards and export-site to read whole fonts and to write their subsets', () => {
    for (const folder of [/:swipe-fonts-[^/]+\/fonts\//, /:swipe-fonts-[^/]+\/subsets\//])
      expect(who('s3:GetObject', folder)).toEqual(['member', 'preview', 'publish', 'share-cards', 'export-site']);
    expect(who('s3:PutObject', /:swipe-fonts-[^/]+\/subsets\//)).toEqual(['member', 'preview', 'publish', 'share-cards', 'export-site']);
    expect(who('s3:PutObject', /:swipe-fonts-[^/]+\/(?!subsets\/)/)).toEqual([]);
    expect(who('s3:DeleteObject', /:swipe-fonts-/)).toEqual([]);
  });

  it('allow only the member API to read members’ media, and only the publish job to write and remove it', () => {
    expect(who('s3:GetObject', /members\//)).toEqual(['member']);
    for (const action of ['s3:PutObject', 's3:DeleteObject']) expect(who(action, /members\//)).toEqual(['publish']);
    expect(JSON.stringify(FOUND.member.statements)).not.toMatch(/(uploads|ready)\//);
  });

  it('allow only the report job to write reports, and only the mail job and the analytics API to read them', () => {
    expect(who('s3:PutObject', /reports\//)).toEqual(['visit-report']);
    expect(who('s3:GetObject', /reports\//)).toEqual(['analytics', 'mail']);
    expect(who('s3:DeleteObject', /reports\//)).toEqual([]);
    expect(who('s3:GetObject', /exports\//)).not.toContain('mail');
  });

  it('allow the account export job to read originals and to write only exports', () => {
    const processing = NAMES.filter((name) =>
      FUNCTIONS[name].needs.some((need) => need === 'media:read-write' || need === 'media:sign-uploads' || need === 'media:copy'),
    );
    expect(who('s3:GetObject', /uploads\//).filter((name) => !processing.includes(name))).toEqual(['export-account']);
    expect(
      mayDo('export-account', 's3:PutObject')
        .flatMap(resourcesOf)
        .map((resource) => JSON.stringify(resource)),
    ).toEqual([expect.stringMatching(/exports\/\*"$/)]);
    expect(who('s3:GetObject', /exports\//)).toContain('account-export');
    expect(mayDo('account-export', 's3:PutObject')).toEqual([]);
  });

  it('allow only the jobs that process media to convert videos, in the product’s queue and with its role', () => {
    const converting: FunctionName[] = ['process-media', 'finish-conversions'];
    for (const action of ['mediaconvert:CreateJob', 'mediaconvert:GetJob', 'mediaconvert:CancelJob', 'iam:PassRole'])
      expect(who(action)).toEqual(converting);
    for (const name of converting) {
      expect(mayDo(name, 'iam:PassRole')).toEqual([
        expect.objectContaining({
          Resource: FOUND[name].environment[ENVIRONMENT.videoRole],
          Condition: { StringEquals: { 'iam:PassedToService': 'mediaconvert.amazonaws.com' } },
        }),
      ]);
      expect(mayDo(name, 'mediaconvert:CreateJob')[0]?.Resource).toEqual(FOUND[name].environment[ENVIRONMENT.videoQueue]);
    }
    expect(who('s3:GetObject', /converted\//)).toEqual(['finish-conversions']);
    expect(who('s3:PutObject', /converted\//)).toEqual([]);
  });

  it('allow only dispatch and reconcile to invoke functions, and only the functions of jobs', () => {
    expect(who('lambda:InvokeFunction')).toEqual(['dispatch', 'reconcile']);
    for (const name of ['dispatch', 'reconcile'] as const) {
      const invoked = mayDo(name, 'lambda:InvokeFunction')
        .flatMap(resourcesOf)
        .map((resource) => logicalIdIn(resource));
      expect(invoked.toSorted()).toEqual(Object.values(JOB_FUNCTION_IDS).toSorted());
      for (const { kind } of JOBS) expect(FOUND[name].environment[jobFunctionVariable(kind)]).toEqual({ Ref: JOB_FUNCTION_IDS[kind] });
    }
  });

  it('allow only the mail job to send e-mails, and only from the product’s address', () => {
    expect(who('ses:SendRawEmail')).toEqual(['mail']);
    expect(NAMES.filter((name) => FOUND[name].statements.flatMap(actionsOf).some((action) => action.startsWith('ses:')))).toEqual(['mail']);
    expect(mayDo('mail', 'ses:SendRawEmail')).toEqual([
      expect.objectContaining({
        // Includes the identities of recipients, because the sandbox checks them.
        Resource: ['configuration-set/swipe-mail', 'identity/*'].map(
          (resource) => `arn:aws:ses:${settings.region}:${settings.account}:${resource}`,
        ),
        Condition: { StringEquals: { 'ses:FromAddress': `no-reply@${settings.mailDomain}` } },
      }),
    ]);
    expect(FOUND.mail.environment[ENVIRONMENT.mailFrom]).toMatch(new RegExp(` <no-reply@${RegExp.escape(settings.mailDomain)}>$`));
  });

  it('allow only the jobs that check domains to create tenants and certificates', () => {
    for (const action of ['CreateDistributionTenant', 'UpdateDistributionTenant', 'DeleteDistributionTenant'])
      expect(who(`cloudfront:${action}`)).toEqual(['check-domain', 'watch-domains']);
    expect(who('acm:RequestCertificate')).toEqual(['check-domain', 'watch-domains']);
    const unlimited = NAMES.flatMap((name) => FOUND[name].statements).filter((statement) => resourcesOf(statement).includes('*'));
    expect(new Set(unlimited.flatMap(actionsOf))).toEqual(new Set(['acm:RequestCertificate']));
  });

  it('allow only the publish job to invalidate caches, and only of the distributions for sites', () => {
    expect(who('cloudfront:CreateInvalidationForDistributionTenant')).toEqual(['publish']);
    expect(who('cloudfront:CreateInvalidation')).toEqual(['publish']);
    expect(JSON.stringify(mayDo('publish', 'cloudfront:CreateInvalidation')[0]?.Resource)).toMatch(/distribution\/.*RefSites/);
  });
});

describe('key value store of the edge', () => {
  it('is writable only by bootstrap, contract, publish and restore-edge, and readable by edge functions for sites and media', () => {
    const touching = NAMES.filter((name) => JSON.stringify(FOUND[name]).includes('EdgeStore'));
    expect(touching.toSorted()).toEqual(['bootstrap', 'contract', 'publish', 'restore-edge']);
    expect(who('cloudfront-keyvaluestore:UpdateKeys').toSorted()).toEqual(touching.toSorted());
    const [statement] = mayDo('contract', 'cloudfront-keyvaluestore:UpdateKeys');
    expect(actionsOf(statement as Statement)).toEqual(
      ['DescribeKeyValueStore', 'GetKey', 'UpdateKeys'].map((action) => `cloudfront-keyvaluestore:${action}`),
    );
    expect(resourcesOf(statement as Statement)).toEqual([FOUND.contract.environment[ENVIRONMENT.edgeStore]]);
    const reading = propertiesOf([templates.edge], 'AWS::CloudFront::Function')
      .map(({ FunctionConfig }) => FunctionConfig as { Comment: string; KeyValueStoreAssociations?: unknown[] })
      .filter(({ KeyValueStoreAssociations }) => KeyValueStoreAssociations?.length === 1);
    expect(reading.map(({ Comment }) => Comment).toSorted()).toEqual(['media-request', 'site-request', 'site-response']);
  });
});

describe('environment of functions', () => {
  it.each(NAMES)('contains for %s only variables that the wiring reads', (name) => {
    const known: readonly string[] = [...Object.values(ENVIRONMENT), ...JOBS.map(({ kind }) => jobFunctionVariable(kind))];
    expect(Object.keys(FOUND[name].environment).filter((key) => !known.includes(key))).toEqual([]);
  });

  it('contains only the ids of secrets that the function needs, and the function may read exactly these', () => {
    const having: Record<string, readonly FunctionName[]> = {
      [ENVIRONMENT.originKeySecret]: API_FUNCTIONS,
      [ENVIRONMENT.mediaKeysSecret]: [...API_FUNCTIONS, 'mail', 'bootstrap', 'restore-edge'],
      [ENVIRONMENT.twoFactorSecret]: ['sign-in-security'],
      [ENVIRONMENT.webhookSecret]: ['webhook', 'deliver-webhook'],
      [ENVIRONMENT.stripeSecret]: ['bill', 'card-event', 'charge-card', 'save-card', 'reconcile-cards'],
    };
    for (const [variable, names] of Object.entries(having))
      expect(NAMES.filter((name) => variable in FOUND[name].environment).toSorted()).toEqual(names.toSorted());
    for (const name of NAMES) {
      const ids = Object.keys(having).flatMap((variable) => FOUND[name].environment[variable] ?? []);
      const readable = mayDo(name, 'secretsmanager:GetSecretValue').flatMap(resourcesOf);
      expect(readable.map((resource) => JSON.stringify(resource)).toSorted()).toEqual(ids.map((id) => JSON.stringify(id)).toSorted());
    }
    expect(
      new Set(NAMES.flatMap((name) => FOUND[name].statements.flatMap(actionsOf)).filter((action) => action.startsWith('secretsmanager:'))),
    ).toEqual(new Set(['secretsmanager:GetSecretValue']));
  });

  it('contains no secret, and no reference that CloudFormation would replace by a secret', () => {
    const environments = propertiesOf(Object.values(templates), 'AWS::Lambda::Function').map(
      ({ Environment }) => (Environment as { Variables: Record<string, unknown> } | undefined)?.Variables ?? {},
    );
    expect(JSON.stringify(environments)).not.toContain('{{resolve:');
    const named = environments.flatMap((variables) => Object.keys(variables)).filter((name) => /secret|password|token|key/i.test(name));
    for (const name of new Set(named)) expect(name).toMatch(/_SECRET_ID$/);
  });
});

it('origin headers of CloudFront contain the origin key as a reference', () => {
  const headers = Object.values(templates.edge.findResources('AWS::CloudFront::Distribution')).flatMap(({ Properties }) =>
    Properties.DistributionConfig.Origins.flatMap(
      (origin: { OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[] }) => origin.OriginCustomHeaders ?? [],
    ),
  );
  expect(headers).toHaveLength(4);
  for (const { HeaderName, HeaderValue } of headers) {
    expect(HeaderName).toBe('x-origin-key');
    expect(HeaderValue).toMatch(/^\{\{resolve:secretsmanager:swipe\/origin-key:SecretString:current:/);
  }
});
