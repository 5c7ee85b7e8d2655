import type { CaaRecord } from 'node:dns';
import { describe, expect, it } from 'vitest';
import type { Settings } from '#infra/constructs/settings.ts';
import { checkBeforeDeployment } from '#infra/operations/doctor/before-deployment.ts';

const ACCOUNT = '210987654321';

const settings: Settings = {
  name: 'swipe',
  account: ACCOUNT,
  region: 'ap-northeast-1',
  consoleDomain: 'console.shop.jp',
  sitesDomain: 'sites.shop.tokyo',
  mailDomain: 'shop.jp',
  alarmEmail: 'me@shop.jp',
  monthlyBudgetUsd: 300,
  originKeyVersion: '',
  imageMaxMb: 30,
  visitBatchMinutes: 15,
  functionConcurrency: 1_000,
  connectionGroups: 1,
  domainTenants: 10_000,
  domainTenantsPerGroup: 10_000,
  domainCertificates: 2_500,
  backupCopyRegion: '',
  hostedZones: [],
};

const quotas = (...all: [string, number][]) => ({ Quotas: all.map(([QuotaName, Value]) => ({ QuotaName, Value })) });

/** The CLI's answers in an account in which everything is ready, by arguments. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'sts get-caller-identity': { Account: ACCOUNT, Arn: `arn:aws:sts::${ACCOUNT}:assumed-role/Admin/me` },
  'ssm get-parameter': { Parameter: { Value: '29' } },
  'sts assume-role': { Credentials: {} },
  'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 1_000 } },
  'ses get-send-quota': { Max24HourSend: 50_000 },
  'cloudfront list-distributions': { DistributionList: { Items: [{ Id: 'E1' }] } },
  'service-quotas list-service-quotas apigateway': quotas(['Routes per API (HTTP)', 300]),
  'service-quotas list-service-quotas acm': quotas(['ACM certificates', 2_500], ['Domain names per ACM certificate', 10]),
  'service-quotas list-service-quotas mediaconvert': quotas(['Concurrent jobs per on-demand queue, baseline', 20]),
  'service-quotas list-service-quotas cloudfront': quotas(['Distribution tenants per AWS account', 10_000]),
};

/** Returns the faults and warnings of an account in which some answers differ. A missing answer is a refusal. */
async function found(differences: Readonly<Record<string, unknown>> = {}, given = settings, caa: Record<string, CaaRecord[]> = {}) {
  const answers = { ...ANSWERS, ...differences };
  const commands: string[] = [];
  const findings = await checkBeforeDeployment(given, {
    resolveCaa: async (domain) => caa[domain] ?? Promise.reject(new Error('ENODATA')),
    aws: async (...words) => {
      const name = words.slice(0, 2).join(' ');
      const service = words[words.indexOf('--service-code') + 1] ?? '';
      const answer = answers[words.includes('--service-code') ? `${name} ${service}` : name];
      commands.push(words.join(' '));
      if (answer === undefined) throw new Error(`aws ${name}: AccessDenied`);
      return answer;
    },
  });
  return { commands, problems: findings.filter(({ level }) => level !== 'ok').map(({ level, text }) => `${level}: ${text}`) };
}

describe('doctor before a deployment', () => {
  it('reports no fault if everything is ready', async () => {
    expect((await found()).problems).toEqual([]);
  });

  it('reports each setting that still has the example value of cdk.json', async () => {
    const { problems } = await found(
      {},
      { ...settings, mailDomain: 'mail.example.com', alarmEmail: 'operations@example.com', sitesDomain: 'notexample.com' },
    );
    expect(problems).toEqual([
      'fault: swipe:mailDomain is still the example "mail.example.com". Enter your own in cdk.json.',
      'fault: swipe:alarmEmail is still the example "operations@example.com". Enter your own in cdk.json.',
    ]);
  });

  it('stops after a fault if the credentials are for another account', async () => {
    const { problems, commands } = await found({ 'sts get-caller-identity': { Account: '111111111111', Arn: 'arn:aws:iam::1:user/x' } });
    expect(problems).toEqual([`fault: Signed in to account 111111111111, but swipe:account is ${ACCOUNT}.`]);
    expect(commands).toHaveLength(1);
  });

  it.each([
    ['ssm get-parameter', undefined, /^fault: ap-northeast-1 is not bootstrapped.*cdk bootstrap/],
    ['sts assume-role', undefined, /^fault: May not deploy to ap-northeast-1: allow .*sts:AssumeRole/],
    ['lambda get-account-settings', { AccountLimit: { ConcurrentExecutions: 10 } }, /^fault: Only 10 functions/],
    [
      'lambda get-account-settings',
      { AccountLimit: { ConcurrentExecutions: 500 } },
      /^fault: Only 500 functions.*swipe:functionConcurrency is 1000/,
    ],
    ['ses get-send-quota', { Max24HourSend: 200 }, /^warning: SES is in the sandbox/],
    ['ses get-send-quota', undefined, /^fault: aws ses get-send-quota: AccessDenied/],
    ['cloudfront list-distributions', { DistributionList: {} }, /^warning: This account has no distribution .*must be verified/],
    [
      'service-quotas list-service-quotas apigateway',
      quotas(['Routes per API (HTTP)', 100]),
      /^fault: An API may have 100 routes, \d+ are needed/,
    ],
    ['service-quotas list-service-quotas acm', quotas(['ACM certificates', 2]), /^fault: Only 2 certificates/],
    [
      'service-quotas list-service-quotas mediaconvert',
      quotas(['Concurrent jobs across all on-demand queues', 5]),
      /^warning: Only 5 videos/,
    ],
    ['service-quotas list-service-quotas mediaconvert', quotas(), /^warning: .*MediaConvert/],
    ['service-quotas list-service-quotas cloudfront', quotas(), /^warning: .*distribution tenants/],
  ])('reports a fault or a warning if "%s" returns %j', async (command, answer, problem) => {
    const { problems } = await found({ [command]: answer });
    expect(problems[0]).toMatch(problem);
  });

  it('warns of a small quota of functions that the settings state', async () => {
    const small = { 'lambda get-account-settings': { AccountLimit: { ConcurrentExecutions: 500 } } };
    const { problems } = await found(small, { ...settings, functionConcurrency: 500 });
    expect(problems[0]).toMatch(/^warning: 500 functions/);
  });

  it('reports a hosted zone of the settings that has another name or is not in the account', async () => {
    const zoned = { ...settings, hostedZones: [{ name: 'shop.jp', id: 'Z1' }] };
    const answer = (Name: string) => ({ 'route53 get-hosted-zone': { HostedZone: { Name, Config: { PrivateZone: false } } } });
    expect((await found(answer('shop.jp.'), zoned)).problems).toEqual([]);
    expect((await found(answer('other.jp.'), zoned)).problems).toEqual(['fault: The hosted zone Z1 is that of other.jp, not of shop.jp.']);
    expect((await found({}, zoned)).problems).toEqual(['fault: The hosted zone Z1 of shop.jp is not in this account, or may not be read.']);
  });

  it('reads the quotas of CloudFront and ACM in us-east-1, and quotas of functions, e-mails and videos in the home region', async () => {
    const regions = (await found()).commands.flatMap((command) => {
      const [service, , ...rest] = command.split(' ');
      const region = rest[rest.indexOf('--region') + 1];
      return rest.includes('--region') ? [`${service} ${region}`] : [];
    });
    expect([...new Set(regions)].toSorted()).toEqual([
      'lambda ap-northeast-1',
      'service-quotas ap-northeast-1',
      'service-quotas us-east-1',
      'ses ap-northeast-1',
      'ssm ap-northeast-1',
      'ssm us-east-1',
    ]);
  });

  it.each<[string, Record<string, CaaRecord[]>, string[]]>([
    ['none', {}, []],
    ['one that allows Amazon', { 'shop.jp': [{ critical: 0, issue: 'amazon.com' }] }, []],
    ['one above the domain that forbids it', { 'shop.jp': [{ critical: 0, issue: 'letsencrypt.org' }] }, ['console.shop.jp']],
    [
      'one that forbids wildcards only',
      {
        'shop.tokyo': [
          { critical: 0, issue: 'amazon.com' },
          { critical: 0, issuewild: ';' },
        ],
      },
      ['sites.shop.tokyo'],
    ],
    [
      'a nearer one that allows it',
      { 'shop.jp': [{ critical: 0, issue: ';' }], 'console.shop.jp': [{ critical: 0, issue: 'amazontrust.com' }] },
      [],
    ],
  ])('reads CAA records: %s', async (_, caa, forbidden) => {
    const { problems } = await found({}, settings, caa);
    expect(problems.map((problem) => /CAA record of ([\w.]+)/.exec(problem)?.[1])).toEqual(forbidden);
  });
});
