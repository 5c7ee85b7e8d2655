import { type App, Tags, Validations } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { Settings } from '#infra/constructs/settings.ts';
import { AccessLogsStack } from '#infra/stacks/access-logs-stack.ts';
import { ApiStack } from '#infra/stacks/api-stack.ts';
import { BackupCopyStack, BackupStack } from '#infra/stacks/backup-stack.ts';
import { DataStack } from '#infra/stacks/data-stack.ts';
import { DnsStack } from '#infra/stacks/dns-stack.ts';
import { EdgeStack } from '#infra/stacks/edge-stack.ts';
import { GlobalStack } from '#infra/stacks/global-stack.ts';
import { JobsStack } from '#infra/stacks/jobs-stack.ts';
import { OpsStack } from '#infra/stacks/ops-stack.ts';
import { VisitorAlarmsStack } from '#infra/stacks/visitor-alarms-stack.ts';

/** The only region in which CloudFront reads certificates, web ACLs and Lambda@Edge functions, and writes metrics. */
const CLOUDFRONT_REGION = 'us-east-1';

/**
 * Creates the stacks of the product. Each stack refers to earlier ones only: Global and Data, Api, Edge, AccessLogs, Jobs (which
 * invalidate the sites' distribution and write the edge's key value store), and monitoring.
 */
export function buildProduct(app: App, settings: Settings) {
  const { name, account, region } = settings;
  const home = { env: { account, region } };
  const global = { env: { account, region: CLOUDFRONT_REGION } };

  const globalStack = new GlobalStack(app, `${name}-global`, settings, global);
  const data = new DataStack(app, `${name}-data`, settings, home);
  const { table, mediaBucket, sitesBucket, fontsBucket, accessLogBucket, invoicesBucket, secrets } = data;
  const resources = { table, tableKey: data.tableKey, mediaBucket, sitesBucket, fontsBucket, accessLogBucket, invoicesBucket, secrets };
  const api = new ApiStack(app, `${name}-api`, settings, resources, home);
  const edge = new EdgeStack(app, `${name}-edge`, {
    ...home,
    settings,
    consoleCertificate: globalStack.consoleCertificate,
    sitesCertificate: globalStack.sitesCertificate,
    previewCertificate: globalStack.previewCertificate,
    webAclArn: globalStack.firewall.webAclArn,
    missingPage: globalStack.missingPage.version,
    apiDomainNames: api.domainNames,
    mediaBucket,
    sitesBucket,
    fontsBucket,
  });
  const { consoleDistribution, sitesDistribution, previewDistribution, edgeStore, customDomains } = edge;
  const accessLogs = new AccessLogsStack(app, `${name}-access-logs`, {
    ...global,
    settings,
    sitesDistribution,
    domainsDistribution: customDomains.distribution,
    accessLogBucket,
  });
  const jobs = new JobsStack(app, `${name}-jobs`, settings, { ...resources, sitesDistribution, edgeStore, customDomains }, home);
  const ops = new OpsStack(app, `${name}-ops`, {
    ...home,
    settings,
    api: api.api,
    visitorsApi: api.visitorsApi,
    apiFunctions: api.functions,
    jobs,
    table,
    sitesDistribution,
    distributions: [sitesDistribution, consoleDistribution, previewDistribution],
  });
  const visitorAlarms = new VisitorAlarmsStack(app, `${name}-visitor-alarms`, {
    ...global,
    settings,
    consoleDistribution,
    sitesDistribution,
  });

  buildBackup(app, settings, table);
  if (settings.hostedZones.length > 0)
    new DnsStack(app, `${name}-dns`, {
      ...home,
      settings,
      consoleDistribution,
      sitesDistribution,
      previewDistribution,
      customDomains,
      mail: ops.mail,
    });

  Tags.of(app).add('product', name);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return { global: globalStack, data, api, apiRoutes: api.routes, edge, accessLogs, jobs, ops, visitorAlarms };
}

/** Adds daily backups with a copy in another region, if the settings name a region. */
function buildBackup(app: App, settings: Settings, table: TableV2): void {
  const { name, account, region, backupCopyRegion } = settings;
  if (backupCopyRegion === '') return;
  const copies = new BackupCopyStack(app, `${name}-backup-copies`, settings, { env: { account, region: backupCopyRegion } });
  const backup = new BackupStack(app, `${name}-backup`, { env: { account, region }, settings, table });
  backup.addStackDependency(copies);
}
