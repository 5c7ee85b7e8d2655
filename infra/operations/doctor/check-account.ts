import * as z from 'zod';
import type { Settings } from '#infra/constructs/settings.ts';
import type { AwsCli } from '#infra/operations/doctor/aws-cli.ts';
import { reservedConcurrency } from '#infra/function-concurrency.ts';
import { gatewayRoutes } from '#shared/api-contract/gateway-routes.ts';
import { fault, type Finding, ok, warning } from '#infra/operations/doctor/finding.ts';

/** CloudFront's certificates, web ACL and quotas are in this region. */
const CLOUDFRONT_REGION = 'us-east-1';
/** New AWS accounts may be limited to ten concurrent functions; the product's schedules and jobs alone use several. */
const CONCURRENCY = { least: 50, usual: 1_000 } as const;
/** Daily e-mails of an account in the sandbox, which delivers to verified addresses only. */
const SANDBOX_MAILS_A_DAY = 200;
const CERTIFICATES = 3;
/** Default limit of routes of an HTTP API. */
const API_ROUTES = 300;
/** Concurrent videos; with fewer, uploads of several customers delay each other. */
const CONVERSIONS = 10;
/** The default qualifier of CDK's bootstrap resources. */
const BOOTSTRAP = 'hnb659fds';

const Identity = z.object({ Account: z.string(), Arn: z.string() });
const LambdaAccount = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) });
const SendQuota = z.object({ Max24HourSend: z.number() });
const Distributions = z.object({ DistributionList: z.object({ Items: z.array(z.unknown()).optional() }) });
const Zone = z.object({ HostedZone: z.object({ Name: z.string() }) });
const Quotas = z.object({ Quotas: z.array(z.object({ QuotaName: z.string(), Value: z.number() })) });

/** Checks that the credentials belong to the account of the settings. */
export async function checkIdentity({ account }: Settings, aws: AwsCli): Promise<Finding[]> {
  const { Account, Arn } = Identity.parse(await aws('sts', 'get-caller-identity'));
  if (Account === account) return [ok(`Signed in to account ${account} as ${Arn.split('/').at(-1)}.`)];
  return [fault(`Signed in to account ${Account}, but swipe:account is ${account}.`)];
}

/** Checks that both regions are bootstrapped, and that the credentials may deploy there. */
export async function checkPermissions({ account, region }: Settings, aws: AwsCli): Promise<Finding[]> {
  return Promise.all(
    [...new Set([region, CLOUDFRONT_REGION])].map(async (where) => {
      const role = `arn:aws:iam::${account}:role/cdk-${BOOTSTRAP}-deploy-role-${account}-${where}`;
      const bootstrapped = aws('ssm', 'get-parameter', '--region', where, '--name', `/cdk-bootstrap/${BOOTSTRAP}/version`);
      if (!(await bootstrapped.catch(() => undefined)))
        return fault(`${where} is not bootstrapped. Run: npx cdk bootstrap aws://${account}/${where}`);
      const assumed = aws('sts', 'assume-role', '--role-arn', role, '--role-session-name', 'doctor', '--duration-seconds', '900');
      if (await assumed.catch(() => undefined)) return ok(`May deploy to ${where}.`);
      return fault(`May not deploy to ${where}: allow these credentials sts:AssumeRole of ${role}.`);
    }),
  );
}

/** Checks the limit of concurrent functions. */
export async function checkConcurrency({ region, functionConcurrency }: Settings, aws: AwsCli): Promise<Finding[]> {
  const { AccountLimit } = LambdaAccount.parse(await aws('lambda', 'get-account-settings', '--region', region));
  const { ConcurrentExecutions: limit } = AccountLimit;
  const advice = 'Ask for 1,000 in Service Quotas, Lambda, "Concurrent executions".';
  // Each deployment that reserves more than the account has is refused by Lambda.
  if (limit < functionConcurrency && reservedConcurrency(functionConcurrency).size > 0)
    return [fault(`Only ${limit} functions may run at once, but swipe:functionConcurrency is ${functionConcurrency}. Set it to ${limit}.`)];
  if (limit < CONCURRENCY.least) return [fault(`Only ${limit} functions may run at once. ${advice}`)];
  if (limit < CONCURRENCY.usual) return [warning(`${limit} functions may run at once. ${advice}`)];
  return [ok(`${limit} functions may run at once.`)];
}

/** Checks that e-mails reach all recipients. */
export async function checkMail({ region }: Settings, aws: AwsCli): Promise<Finding[]> {
  const { Max24HourSend } = SendQuota.parse(await aws('ses', 'get-send-quota', '--region', region));
  if (Max24HourSend > SANDBOX_MAILS_A_DAY) return [ok(`SES sends up to ${Max24HourSend} e-mails a day.`)];
  return [warning('SES is in the sandbox: e-mails reach verified addresses only. Request production access in the console of SES.')];
}

/** Returns the value of the quota whose name matches; `undefined` if the service does not list it. */
async function quotaOf(aws: AwsCli, service: string, region: string, name: RegExp): Promise<number | undefined> {
  const { Quotas: all } = Quotas.parse(await aws('service-quotas', 'list-service-quotas', '--service-code', service, '--region', region));
  return all.find(({ QuotaName }) => name.test(QuotaName))?.Value;
}

/** Checks that the account has created a CloudFront distribution before: AWS verifies some new accounts first. */
export async function checkVerification(_: Settings, aws: AwsCli): Promise<Finding[]> {
  const { DistributionList } = Distributions.parse(await aws('cloudfront', 'list-distributions', '--max-items', '1'));
  if ((DistributionList.Items ?? []).length > 0) return [ok('CloudFront has distributions of this account already.')];
  return [
    warning(
      'This account has no distribution of CloudFront yet. If the deployment says "Your account must be verified", ask AWS Support for it and deploy again.',
    ),
  ];
}

/** Checks the limit of routes of an API against the number in the API contract. */
export async function checkRoutes({ region }: Settings, aws: AwsCli): Promise<Finding[]> {
  const needed = gatewayRoutes().length + 1;
  const limit = (await quotaOf(aws, 'apigateway', region, /^routes per api/i)) ?? API_ROUTES;
  if (limit < needed) return [fault(`An API may have ${limit} routes, ${needed} are needed. Raise "Routes per API (HTTP)".`)];
  return [ok(`An API may have ${limit} routes, of which ${needed} are needed.`)];
}

/** Checks the quotas used by certificates and custom domains. */
export async function checkQuotas(_: Settings, aws: AwsCli): Promise<Finding[]> {
  const certificates = await quotaOf(aws, 'acm', CLOUDFRONT_REGION, /^ACM certificates$/);
  const tenants = await quotaOf(aws, 'cloudfront', CLOUDFRONT_REGION, /distribution tenants/i);
  return [
    certificates === undefined
      ? warning('Service Quotas does not name the limit of certificates in us-east-1. Look at it in ACM.')
      : certificates < CERTIFICATES
        ? fault(`Only ${certificates} certificates are allowed in us-east-1, ${CERTIFICATES} are needed. Raise "ACM certificates".`)
        : ok(`Up to ${certificates} certificates in us-east-1: ${CERTIFICATES} for the product, one for each domain of a customer.`),
    tenants === undefined
      ? warning('Service Quotas does not name the limit of distribution tenants. Each domain of a customer needs one.')
      : ok(`Up to ${tenants} distribution tenants: one for each domain of a customer.`),
  ];
}

/** Checks the limit of concurrent video conversions, above which videos are queued. */
export async function checkConversions({ region }: Settings, aws: AwsCli): Promise<Finding[]> {
  const limit = await quotaOf(aws, 'mediaconvert', region, /concurrent jobs.*on-demand/i);
  const advice = 'Ask for more in Service Quotas, MediaConvert.';
  if (limit === undefined) return [warning('Service Quotas does not name how many videos MediaConvert converts at once.')];
  return [
    limit < CONVERSIONS ? warning(`Only ${limit} videos are converted at once. ${advice}`) : ok(`${limit} videos are converted at once.`),
  ];
}

/** Checks that each hosted zone of the settings exists in the account under its name. */
export async function checkZones({ hostedZones }: Settings, aws: AwsCli): Promise<Finding[]> {
  return Promise.all(
    hostedZones.map(async ({ name, id }) => {
      const answer = await aws('route53', 'get-hosted-zone', '--id', id).catch(() => undefined);
      if (answer === undefined) return fault(`The hosted zone ${id} of ${name} is not in this account, or may not be read.`);
      const found = Zone.parse(answer).HostedZone.Name.replace(/\.$/, '');
      return found === name
        ? ok(`The records of ${name} are made in its hosted zone.`)
        : fault(`The hosted zone ${id} is that of ${found}, not of ${name}.`);
    }),
  );
}
